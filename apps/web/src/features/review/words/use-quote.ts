import { isLanguage, type Anchor, type ContentType } from '@takhti/domain';
import type { ReactNode } from 'react';
import { nameOfLanguage } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { useValueWords } from './container-words.tsx';
import { useQuestionWords } from './question-words.tsx';

/** The quote of a comment: the words at that time, settings as people read them. */
export function useQuote(content_type: ContentType): (anchor: Anchor) => ReactNode {
  const words = useValueWords([]);
  const ofQuestion = useQuestionWords([], 'english');
  return ({ content_id, path, quote }) => {
    const field = path.join('.');
    if (quote === '') return null;
    if (field === 'language') return isLanguage(quote) ? nameOfLanguage(quote) : null;
    if (content_id === null) return webTypeOf(content_type)?.showField?.(field, quote, words) ?? quote;
    if (field === 'past_paper') return ofQuestion.show(field, Number(quote));
    return field === 'taxonomy' ? ofQuestion.show(field, quote) : quote;
  };
}
