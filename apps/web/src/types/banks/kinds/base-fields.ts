import { isLanguage, taxonomies } from '@takhti/domain';
import type { FieldPath } from '../../../features/editor/index.ts';
import { nameOfLanguage } from '../../../i18n/index.ts';
import type { QuestionField } from './question-parts.ts';

const metadataField = /^metadata(?<number>[1-5])$/;

const fields: Readonly<Record<string, QuestionField>> = {
  question: { name: (t) => t('questions:fields.question'), comparedAs: 'rich' },
  feedback: { name: (t) => t('questions:fields.feedback'), comparedAs: 'rich' },
  'json_data.incorrect_feedback': { name: (t) => t('questions:feedback.incorrect'), comparedAs: 'rich' },
  title: { name: (t) => t('questions:fields.title'), comparedAs: 'text' },
  difficulty: { name: (t) => t('questions:fields.difficulty'), comparedAs: 'value' },
  language: {
    name: (t) => t('questions:fields.language'),
    comparedAs: 'value',
    show: (value) => (isLanguage(value) ? nameOfLanguage(value) : null),
  },
  taxonomy: {
    name: (t) => t('questions:fields.taxonomy'),
    comparedAs: 'value',
    show(value, { t }) {
      const named = taxonomies.find((each) => each === value);
      return named ? t(`questions:taxonomy.${named}`) : null;
    },
  },
  past_paper: {
    name: (t) => t('questions:fields.past_paper'),
    comparedAs: 'value',
    show: (value, { t }) => t(`questions:past_paper.${value === 1 || value === 2 ? value : 0}`),
  },
};

/** A field that questions of all kinds have, by its path; null for any other path. */
export function baseFieldAt(path: FieldPath): QuestionField | null {
  const field = path.join('.');
  const number = metadataField.exec(field)?.groups?.['number'];
  if (number !== undefined)
    return { name: (t) => t('questions:metadata.field', { number: Number(number) }), comparedAs: 'text' };
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}
