import type { ImportFinding } from '@takhti/contract';
import { isTextKey, useLocale, useText, type TextOf } from '../../../i18n/index.ts';
import { importFindingText } from './import-text.ts';

/** The text of a finding of a file, in the language of the interface. */
export function useFindingText(): (finding: ImportFinding) => string {
  const t = useText();
  const isEnglish = useLocale() === 'en';
  return (finding) =>
    importFindingText(finding, isEnglish, (key, values) => {
      const full = `editor:messages.${key}`;
      return isTextKey(full) ? t(full, ofOneQuestion.has(key) ? withColumnName(values, t) : values) : null;
    });
}

/** What is said of one question is said as in its form; of the columns themselves, as they are in the file. */
const ofOneQuestion: ReadonlySet<string> = new Set(['import.too_long', 'import.value_invalid']);

const names = {
  Question: 'questions:question',
  CorrectFeedback: 'questions:feedback.correct',
  IncorrectFeedback: 'questions:feedback.incorrect',
  Difficulty: 'questions:fields.difficulty',
  Taxonomy: 'questions:fields.taxonomy',
  Language: 'questions:fields.language',
  Title: 'questions:fields.title',
  PastPaper: 'questions:fields.past_paper',
  Unit: 'questions:blanks.unit',
  Strict: 'questions:blanks.strict',
} as const;

const numbered = {
  Option: 'questions:options.option',
  Correct: 'questions:options.mark_of',
  Blank: 'questions:blanks.blank',
  Metadata: 'questions:metadata.field',
} as const;

function withColumnName(values: ImportFinding['values'], t: TextOf): ImportFinding['values'] {
  const heading = String(values['heading']);
  const [, part = '', number = ''] = /^([A-Za-z]+?)(\d*)$/.exec(heading) ?? [];
  if (Object.hasOwn(numbered, part) && number !== '')
    return { ...values, heading: t(numbered[part as keyof typeof numbered], { number: Number(number) }) };
  return Object.hasOwn(names, heading)
    ? { ...values, heading: t(names[heading as keyof typeof names]) }
    : values;
}
