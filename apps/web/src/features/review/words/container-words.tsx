import { plainText } from '@takhti/content-types/kit';
import { listSkillsByIds } from '@takhti/contract';
import { isLanguage, skillOfQuestion, type ContentType } from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useQueryCall } from '../../../app/api/index.ts';
import { isTextKey, nameOfLanguage, useFormat, useText, type TextKey } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import type { ValueWords } from '../../../types/web-type.ts';
import type { ComparedWords } from '../diff/shown-fields.ts';

const SkillChange = z.object({
  field: z.literal(skillOfQuestion),
  before: z.string(),
  after: z.string(),
  current: z.string().nullable(),
});

/** The name of a field that a container itself holds; undefined for one that its type has no name for. */
export function fieldKeyOf(content_type: ContentType, field: string): TextKey | undefined {
  const names = webTypeOf(content_type)?.fieldNames ?? [];
  return [...names, 'review:fields'].map((each) => `${each}.${field}`).find(isTextKey);
}

/**
 * The names of what a container itself holds, and its values as people read them.
 * @param skill_ids the skills that the values speak of
 * @param knownSkill the names of those that the page knows already
 */
export function useContainerWords(
  content_type: ContentType,
  skill_ids: readonly string[],
  knownSkill?: (skill_id: string) => string | undefined,
): ComparedWords {
  const words = useValueWords(skill_ids, knownSkill);
  const { t } = words;
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
      showValue(
        content_type,
        ownField(field),
        isRich(field) && typeof value === 'string' ? plainText(value) : value,
        words,
      ),
  };
}

const ownField = (field: string): string => field.replace(/^json_data\./, '');

function showValue(content_type: ContentType, field: string, value: unknown, words: ValueWords): ReactNode {
  if (field === 'skill_id' && typeof value === 'string') return <bdi>{words.nameOfSkill(value)}</bdi>;
  if (field === 'language') return isLanguage(value) ? nameOfLanguage(value) : null;
  const shown = webTypeOf(content_type)?.showField?.(field, value, words);
  if (shown !== undefined) return shown;
  if (Array.isArray(value)) return words.format.list(value.map(String));
  if (typeof value === 'number') return words.format.number(value);
  return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
}

/** The components with which types show their values; see useContainerWords. */
export function useValueWords(
  skill_ids: readonly string[],
  knownSkill?: (skill_id: string) => string | undefined,
): ValueWords {
  const t = useText();
  const format = useFormat();
  const ids = [...new Set(skill_ids)].slice(0, 200);
  const skills = useQueryCall(
    listSkillsByIds,
    { skill_ids: ids },
    { enabled: ids.length > 0, silent: true, staleTime: 60_000 },
  );
  const nameOfSkill = (skill_id: string): string =>
    knownSkill?.(skill_id) ?? skills.data?.records.find((each) => each.skill_id === skill_id)?.skill ?? '…';
  return { t, format, nameOfSkill };
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
