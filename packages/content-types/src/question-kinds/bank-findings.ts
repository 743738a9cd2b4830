import type { Finding, Question } from '@takhti/domain';
import { comparableWords, isBlank } from '../kit/html.ts';
import { foldCase } from '../kit/text.ts';
import { warning } from '../messages.ts';
import { kindOf, openQuestionDoc } from './registry.ts';

const at = (content_id: string, finding: Finding): Finding => ({
  ...finding,
  path: ['questions', content_id, ...finding.path],
});

/** Warnings about a question of a bank, each with the bank's name for it. */
export function warningsOf(question: Question): Finding[] {
  return kindOf(question)
    .findings(openQuestionDoc(question))
    .filter(({ severity }) => severity === 'warning')
    .map((finding) => at(question.content_id, finding));
}

/**
 * Finds that the text of a question is in an earlier one too, no matter what their options are; it is given the questions of a bank one
 * after the other, for a whole bank at once may be too much.
 */
export function findRepeatedTexts(): (question: Question) => Finding[] {
  const first = new Map<string, number>();
  let number = 0;
  return ({ content_id, question }) => {
    number += 1;
    if (isBlank(question)) return [];
    const text = foldCase(comparableWords(question));
    const other = first.get(text);
    if (other !== undefined)
      return [at(content_id, warning(['question'], 'question.text_repeated', { number, other }))];
    first.set(text, number);
    return [];
  };
}
