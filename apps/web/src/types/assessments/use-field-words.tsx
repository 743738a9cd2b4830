import { isLanguage, type AssessmentSkill } from '@takhti/domain';
import type { ReactNode } from 'react';
import { isTextKey, nameOfLanguage, useFormat, useText } from '../../i18n/index.ts';
import type { FieldWords } from '../../features/editor/index.ts';
import type { SkillFacts } from './skills/skill-facts.ts';
import { useDurationWords } from './timer/use-duration-words.ts';

/** The fields of an assessment in words, for when two versions of it stand side by side. */
export function useFieldWords(facts: ReadonlyMap<string, SkillFacts>): FieldWords {
  const t = useText();
  const format = useFormat();
  const durationWords = useDurationWords();

  function showSkills(value: unknown): ReactNode {
    return (
      <ol>
        {(value as readonly AssessmentSkill[]).map((skill) => (
          <li key={skill.skill_id}>
            <bdi>{facts.get(skill.skill_id)?.skill ?? '…'}</bdi>{' '}
            {t('assessments:view.share', { show: skill.show_questions, count: skill.total_questions })}
          </li>
        ))}
      </ol>
    );
  }

  return {
    nameOf(field) {
      const key = [`assessments:fields.${field}`, `review:fields.${field}`].find(isTextKey);
      return key === undefined ? field : t(key);
    },
    show(field, value) {
      if (field === 'skills') return showSkills(value);
      if (field === 'timer' && typeof value === 'number')
        return value === 0 ? t('assessments:rules.no_limit') : durationWords(value);
      if (field === 'language') {
        return isLanguage(value) ? nameOfLanguage(value) : null;
      }
      if (field.startsWith('is_')) return t(value === 1 ? 'common:on' : 'common:off');
      if (Array.isArray(value)) return format.list(value.map(String));
      if (typeof value === 'number') return format.number(value);
      return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
    },
  };
}
