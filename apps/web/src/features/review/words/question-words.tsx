import { isBlank } from '@takhti/content-types/kit';
import { BlankAnswers, isLanguage, taxonomies, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import type { FieldWords } from '../../editor/index.ts';

const optionField = /^(option|correct)([1-4])$/;
const metadataField = /^metadata([1-5])$/;
const plainFields = [
  'question',
  'feedback',
  'difficulty',
  'taxonomy',
  'past_paper',
  'language',
  'title',
] as const;
const MoreOptions = z.array(z.object({ option: z.string(), correct: z.string() }));

/**
 * The names of a question's fields, and their values as people read them, for two versions side by side. Pages that show it name
 * `questions` among their texts.
 */
export function useQuestionWords(language: Language): FieldWords {
  const t = useText();
  const format = useFormat();

  function nameOf(field: string): string {
    const option = optionField.exec(field);
    if (option) {
      const number = Number(option[2]);
      return t(option[1] === 'option' ? 'questions:options.option' : 'questions:options.mark_of', { number });
    }
    const meta = metadataField.exec(field);
    if (meta) return t('questions:metadata.field', { number: Number(meta[1]) });
    if (field === 'json_data.incorrect_feedback') return t('questions:feedback.incorrect');
    if (field === 'json_data.more_options') return t('questions:options.further');
    if (field === 'json_data.blank_answers_json') return t('questions:blanks.title');
    if (field === 'json_data.unit') return t('questions:blanks.unit');
    const plain = plainFields.find((each) => each === field);
    return plain === undefined ? field : t(`questions:fields.${plain}`);
  }

  function show(field: string, value: unknown): ReactNode {
    if (field === 'language') {
      return isLanguage(value) ? nameOfLanguage(value) : null;
    }
    if (field === 'past_paper')
      return value === 1 || value === 2 ? t(`questions:past_paper.${value}`) : t('questions:past_paper.0');
    if (field === 'taxonomy') {
      const named = taxonomies.find((each) => each === value);
      return named ? t(`questions:taxonomy.${named}`) : null;
    }
    if (field === 'json_data.more_options') return <Further value={value} language={language} />;
    if (field === 'json_data.blank_answers_json') return <Blanks value={value} />;
    if (field === 'json_data.unit') return <bdi>{String(value)}</bdi>;
    if (typeof value === 'number') return format.number(value);
    if (typeof value !== 'string' || isBlank(value)) return null;
    if (field.startsWith('correct'))
      return t(value === 'Y' ? 'questions:options.correct' : 'questions:options.wrong');
    return <ContentText html={value} language={language} />;
  }

  return { nameOf, show };
}

function Blanks({ value }: { value: unknown }) {
  const blanks = z.array(BlankAnswers).safeParse(value);
  if (!blanks.success || blanks.data.length === 0) return null;
  return (
    <ol>
      {blanks.data.map((entry) => (
        <li key={entry.blankNo}>
          <bdi>{entry.blanks.join(' / ')}</bdi>
        </li>
      ))}
    </ol>
  );
}

function Further({ value, language }: { value: unknown; language: Language }) {
  const options = MoreOptions.safeParse(value);
  if (!options.success || options.data.length === 0) return null;
  return (
    <ul>
      {options.data.map(({ option, correct }) => (
        <li key={`${option} ${correct}`}>
          <ContentText html={option} language={language} isInline /> {correct === 'Y' && '✓'}
        </li>
      ))}
    </ul>
  );
}
