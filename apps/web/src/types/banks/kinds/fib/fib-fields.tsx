import { BlankAnswers } from '@takhti/domain';
import { z } from 'zod';
import type { FieldPath } from '../../../../features/editor/index.ts';
import type { QuestionField } from '../question-parts.ts';

const unit: QuestionField = { name: (t) => t('questions:blanks.unit'), comparedAs: 'text' };
const kept: QuestionField = { name: (t) => t('questions:blanks.kept'), comparedAs: 'text' };
const strict: QuestionField = {
  name: (t) => t('questions:blanks.strict'),
  comparedAs: 'value',
  show: (value, { t }) => t(value === true ? 'common:on' : 'common:off'),
};
const allBlanks: QuestionField = {
  name: (t) => t('questions:blanks.title'),
  comparedAs: 'value',
  show: showBlanks,
};

/** The blanks, called by their places in the text as in the editor, and what is beside them. */
export function fibFieldAt([field, part, at]: FieldPath): QuestionField | null {
  if (field !== 'json_data') return null;
  if (part === 'unit') return unit;
  if (part === 'is_strict') return strict;
  if (part === 'blank') return kept;
  if (part !== 'blank_answers_json') return null;
  // A blank that is gone has a number, but no place any more.
  if (typeof at !== 'number') return allBlanks;
  return {
    name: (t) => t('questions:blanks.blank', { number: at + 1 }),
    comparedAs: 'value',
  };
}

function showBlanks(value: unknown) {
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
