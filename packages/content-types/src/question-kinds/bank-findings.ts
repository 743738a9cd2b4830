import type { Finding, Question } from '@takhti/domain';
import { comparableWords, isBlank } from '../kit/html.ts';
import { foldCase } from '../kit/text.ts';
import { warning } from '../messages.ts';
import { kindOf, openQuestionDoc } from './registry.ts';

const at = (content_id: string, finding: Finding): Finding => ({
  ...finding,
  path: ['questions', content_id, ...finding.path],
});

/** What could be better in a question of a bank, each finding named as the bank names it. */
export function warningsOf(question: Question): Finding[] {
  return kindOf(question)
    .findings(openQuestionDoc(question))
    .filter(({ severity }) => severity === 'warning')
    .map((finding) => at(question.content_id, finding));
}

/** That the text of a question stands in an earlier one too, whatever their options are. */
export function repeatedTexts(questions: readonly Question[]): Finding[] {
  const first = new Map<string, number>();
  return questions.flatMap(({ content_id, question }, index) => {
    if (isBlank(question)) return [];
    const text = foldCase(comparableWords(question));
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, index + 1);
      return [];
    }
    return [at(content_id, warning(['question'], 'question.text_repeated', { number: index + 1, other }))];
  });
}
