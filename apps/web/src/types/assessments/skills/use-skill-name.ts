import { useText } from '../../../i18n/index.ts';
import { isPlaceholder, type SkillFacts } from './skill-facts.ts';

/** A skill's name as a row shows it, also of the one that only holds a place. */
export function useSkillName(facts: SkillFacts | undefined): string {
  const t = useText();
  if (!facts) return '…';
  return isPlaceholder(facts) ? t('assessments:skills.none') : facts.skill;
}
