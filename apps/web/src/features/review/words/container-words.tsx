import { plainText } from '@takhti/content-types/kit';
import { listSkillsByIds } from '@takhti/contract';
import { AssessmentSkill, isLanguage, skillOfQuestion, type ContentType } from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useQueryCall } from '../../../app/api/index.ts';
import { isTextKey, nameOfLanguage, useFormat, useText, type TextKey } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import type { ComparedWords } from '../diff/shown-fields.ts';

const Skills = z.array(AssessmentSkill);
const SkillChange = z.object({
  field: z.literal(skillOfQuestion),
  before: z.string(),
  after: z.string(),
  current: z.string().nullable(),
});

/** The name of a field that a content object itself holds; undefined for one that its type has no name for. */
export function fieldKeyOf(content_type: ContentType, field: string): TextKey | undefined {
  const names = webTypeOf(content_type)?.fieldNames ?? [];
  return [...names, 'review:fields'].map((each) => `${each}.${field}`).find(isTextKey);
}

/**
 * The names of what a content object itself holds, and its values as people read them.
 * @param skill_ids the skills that the values speak of
 */
export function useContainerWords(content_type: ContentType, skill_ids: readonly string[]): ComparedWords {
  const t = useText();
  const values = useContainerValues(skill_ids);
  const isRich = (field: string): boolean =>
    webTypeOf(content_type)?.richFields?.includes(ownField(field)) ?? false;
  return {
    nameOf(field) {
      const own = ownField(field);
      if (own === 'skill_id') return t('review:fields.skill');
      const key = fieldKeyOf(content_type, own);
      return key === undefined ? own : t(key);
    },
    comparedAs: (field) => (isRich(field) ? 'rich' : undefined),
    show: (field, value) =>
      values(field, isRich(field) && typeof value === 'string' ? plainText(value) : value),
  };
}

const ownField = (field: string): string => field.replace(/^json_data\./, '');

/** As `show` of useContainerWords. */
export function useContainerValues(
  skill_ids: readonly string[],
): (field: string, value: unknown) => ReactNode {
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

  return (field, value) => {
    const own = ownField(field);
    if (own === 'skill_id' && typeof value === 'string') return <bdi>{nameOfSkill(value)}</bdi>;
    if (own === 'language') {
      return isLanguage(value) ? nameOfLanguage(value) : null;
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
    if (own.startsWith('is_')) return t(value === 1 ? 'common:on' : 'common:off');
    if (Array.isArray(value)) return format.list(value.map(String));
    if (typeof value === 'number') return format.number(value);
    return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
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
