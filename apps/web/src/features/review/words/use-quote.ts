import type { Anchor } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useContainerValues } from './container-words.tsx';
import { useQuestionWords } from './question-words.tsx';

const settings = /^(timer|is_\w+)$/;

/** What stood at a place when somebody spoke of it: words as they were, settings as people read them. */
export function useQuote(): (anchor: Anchor) => ReactNode {
  const showOfContainer = useContainerValues([]);
  const ofQuestion = useQuestionWords([], 'english');
  return ({ content_id, path, quote }) => {
    const field = path.join('.');
    if (quote === '') return null;
    if (field === 'language') return showOfContainer(field, quote);
    if (content_id === null) return settings.test(field) ? showOfContainer(field, Number(quote)) : quote;
    if (field === 'past_paper') return ofQuestion.show(field, Number(quote));
    return field === 'taxonomy' ? ofQuestion.show(field, quote) : quote;
  };
}
