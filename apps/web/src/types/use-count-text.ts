import type { ContainerRow } from '@takhti/domain';
import { useText } from '../i18n/index.ts';
import { webTypeOf } from './registry.ts';

/** What a content object holds, counted: the rounds of a game, the questions of a bank (C-238). */
export function useCountText(): (item: Pick<ContainerRow, 'content_type' | 'total_questions'>) => string {
  const t = useText();
  return ({ content_type, total_questions: count }) =>
    t(`common:${webTypeOf(content_type)?.counts ?? 'questions'}`, { count });
}
