import { limits, type BlankAnswers, type FibDoc, type Finding } from '@takhti/domain';
import { compareTyped } from '../../kit/compare-typed.ts';
import { isBlank } from '../../kit/html.ts';
import { error, warning } from '../../messages.ts';
import { answersFor } from './blanks.ts';
import { cutAtBlanks, joinedWith } from './marks.ts';

/** The findings of a fill-in-the-blank question (specification, section 5; C-668 to C-671). */
export function fibFindings(doc: FibDoc): Finding[] {
  const cut = cutAtBlanks(doc.question);
  const count = cut.numbers.length;
  const findings: Finding[] = [];
  if (isBlank(joinedWith(cut, () => ''))) findings.push(error(['question'], 'question.text_required'));
  else if (count === 0) findings.push(error(['question'], 'fib.blank_required'));
  if (count > limits.blanks.max)
    findings.push(error(['question'], 'fib.blanks_max', { max: limits.blanks.max }));
  const answers = answersFor(cut.numbers, doc.json_data.blank_answers_json);
  findings.push(...answers.flatMap((entry, at) => answerFindings(doc, entry, at)));
  if (isBlank(doc.feedback)) findings.push(error(['feedback'], 'fib.feedback_required'));
  if (isBlank(doc.json_data.incorrect_feedback))
    findings.push(warning(['json_data', 'incorrect_feedback'], 'question.incorrect_feedback_missing'));
  return findings;
}

function answerFindings({ language, json_data }: FibDoc, { blanks }: BlankAnswers, at: number): Finding[] {
  const path = ['json_data', 'blank_answers_json', at, 'blanks'];
  const given = blanks.filter((text) => text.trim() !== '');
  if (given.length === 0) return [error(path, 'fib.answer_required', { blank: at + 1 })];
  const isRepeated = given.some((text, index) =>
    given
      .slice(0, index)
      .some((earlier) => compareTyped(earlier, text, { language, strict: json_data.is_strict })),
  );
  return isRepeated ? [warning(path, 'fib.answer_repeated', { blank: at + 1 })] : [];
}
