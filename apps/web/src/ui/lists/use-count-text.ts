import { isGame, type ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';

/** What a content object holds, counted: the rounds of a game, the questions of anything else (C-238). */
export function useCountText(): (item: Pick<ContainerRow, 'content_type' | 'total_questions'>) => string {
  const t = useText();
  return ({ content_type, total_questions: count }) =>
    isGame(content_type) ? t('common:rounds', { count }) : t('common:questions', { count });
}
