import type { ContainerRow } from '@takhti/domain';
import { useText } from '../i18n/index.ts';
import { webTypeOf } from './registry.ts';

/** The count of a container's content: the rounds of a game, the questions of a bank (C-238); null for content with one thing. */
export function useCountText(): (
  item: Pick<ContainerRow, 'content_type' | 'total_questions'>,
) => string | null {
  const t = useText();
  return ({ content_type, total_questions: count }) => {
    const type = webTypeOf(content_type);
    const counts = type ? type.counts : 'questions';
    return counts && t(`common:${counts}`, { count });
  };
}

/** On how many skills it is; null while none is chosen, for the grade and subject alone count as one too (C-526). */
export function useSkillsText(): (item: Pick<ContainerRow, 'skill' | 'total_skills'>) => string | null {
  const t = useText();
  return ({ skill, total_skills: count }) =>
    skill === '' && count <= 1 ? null : t('common:skills', { count });
}
