import { listSkillsByIds } from '@takhti/contract';
import { AssessmentSkill, languages, skillOfQuestion } from '@takhti/domain';
import { z } from 'zod';
import { useQueryCall } from '../../../app/api/index.ts';
import { isTextKey, nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import type { FieldWords } from '../../editor/index.ts';

const Skills = z.array(AssessmentSkill);
const SkillChange = z.object({
  field: z.literal(skillOfQuestion),
  before: z.string(),
  after: z.string(),
  current: z.string().nullable(),
});

/**
 * The names of what a content object itself holds, and its values as people read them. Pages that show it name `assessments`
 * among their texts.
 * @param skill_ids the skills that the values speak of
 */
export function useContainerWords(skill_ids: readonly string[]): FieldWords {
  const t = useText();
  const format = useFormat();
  const ids = [...new Set(skill_ids)].slice(0, 200);
  const skills = useQueryCall(
    listSkillsByIds,
    { skill_ids: ids },
    { enabled: ids.length > 0, silent: true, staleTime: 60_000 },
  );
  const nameOfSkill = (skill_id: string): string =>
    skills.data?.records.find((each) => each.skill_id === skill_id)?.skill ?? '…';

  return {
    nameOf(field) {
      const own = field.replace(/^json_data\./, '');
      if (own === 'skill_id') return t('review:fields.skill');
      const key = [`assessments:fields.${own}`, `games:details.${own}`].find(isTextKey);
      return key === undefined ? own : t(key);
    },
    show(field, value) {
      const own = field.replace(/^json_data\./, '');
      if (own === 'skill_id' && typeof value === 'string') return <bdi>{nameOfSkill(value)}</bdi>;
      if (own === 'language') {
        const language = languages.find((each) => each === value);
        return language ? nameOfLanguage(language) : null;
      }
      if (own === 'skills') {
        const list = Skills.safeParse(value);
        if (!list.success) return null;
        return (
          <ol>
            {list.data.map((skill) => (
              <li key={skill.skill_id}>
                <bdi>{nameOfSkill(skill.skill_id)}</bdi>{' '}
                {t('assessments:view.share', { show: skill.show_questions, count: skill.total_questions })}
              </li>
            ))}
          </ol>
        );
      }
      if (own === 'timer' && typeof value === 'number')
        return value === 0
          ? t('assessments:rules.no_limit')
          : t('review:fields.minutes', { count: Math.round(value / 60) });
      if (own.startsWith('is_')) return t(value === 1 ? 'assessments:view.on' : 'assessments:view.off');
      if (Array.isArray(value)) return format.list(value.map(String));
      if (typeof value === 'number') return format.number(value);
      return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
    },
  };
}

/** The skills that a value speaks of, so that they can be named; also those between which a change moves a question. */
export function skillsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(skillsIn);
  if (typeof value !== 'object' || value === null) return [];
  const move = SkillChange.safeParse(value);
  if (move.success) return [move.data.before, move.data.after, move.data.current ?? []].flat();
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'skill_id' && typeof inner === 'string' ? [inner] : skillsIn(inner),
  );
}
