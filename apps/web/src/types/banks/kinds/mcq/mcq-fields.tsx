import { limits, type Language } from '@takhti/domain';
import { z } from 'zod';
import type { FieldPath } from '../../../../features/editor/index.ts';
import { ContentText } from '../../../../ui/index.ts';
import type { QuestionField } from '../question-parts.ts';

const editorField = /^(?<part>option|correct)(?<number>[1-4])$/;
const MoreOptions = z.array(z.object({ option: z.string(), correct: z.string() }));

/** The options and their marks, the four of the editor and those beyond. */
export function mcqFieldAt([field, list, at, part]: FieldPath): QuestionField | null {
  const own = editorField.exec(String(field))?.groups;
  if (own) return own['part'] === 'option' ? option(Number(own['number'])) : mark(Number(own['number']));
  if (field !== 'json_data' || list !== 'more_options') return null;
  if (typeof at !== 'number') return further;
  const number = at + limits.options.editor + 1;
  return part === 'correct' ? mark(number) : option(number);
}

function option(number: number): QuestionField {
  return { name: (t) => t('questions:options.option', { number }), comparedAs: 'rich' };
}

function mark(number: number): QuestionField {
  return {
    name: (t) => t('questions:options.mark_of', { number }),
    comparedAs: 'value',
    show: (value, { t }) => t(value === 'Y' ? 'questions:options.correct' : 'questions:options.wrong'),
  };
}

const further: QuestionField = {
  name: (t) => t('questions:options.further'),
  comparedAs: 'value',
  show: (value, { language }) => showFurther(value, language),
};

function showFurther(value: unknown, language: Language) {
  const options = MoreOptions.safeParse(value);
  if (!options.success || options.data.length === 0) return null;
  return (
    <ul>
      {options.data.map(({ option: html, correct }) => (
        <li key={`${html} ${correct}`}>
          <ContentText html={html} language={language} isInline /> {correct === 'Y' && '✓'}
        </li>
      ))}
    </ul>
  );
}
