import { plainText } from '@takhti/content-types/kit';
import { kindOf } from '@takhti/content-types/question-kinds';
import {
  missingFeedback,
  mostFindingsOfQuestion,
  shortened,
  type Settled,
} from '@takhti/content-types/question-kinds/transfer';
import type { ImportedRow, ImportFinding } from '@takhti/contract';
import { cutText, type QuestionDoc } from '@takhti/domain';
import { fingerprintOf } from '../question-values.ts';
import type { SeenQuestion } from './import-job.ts';

const shown = 160;

/** In all; after that of every question the first one, and how many more. */
const most_findings = 2_000;

const shown_of_answer = 80;

/** Of all answers together: a file has at most as many questions as a screen can list, yet each may have ten options. */
const most_of_answers = 1_500_000;

/** Makes what a preview shows of each question of one file; findings and answers of all of them together stay within bounds. */
export function makeQuestionViewer(): (settled: Settled) => SeenQuestion {
  let left = most_findings;
  const report = (findings: readonly ImportFinding[]): ImportFinding[] => {
    const reported = shortened(findings, Math.max(1, Math.min(mostFindingsOfQuestion, left)));
    left -= reported.length;
    return reported;
  };
  let room = most_of_answers;
  const answer = (doc: QuestionDoc): ImportedRow['answers'] => {
    if (room <= 0) return [];
    const answers = answersOf(doc);
    room -= answers.reduce((sum, { text }) => sum + text.length, 0);
    return answers;
  };
  return (settled) => seenOf(settled, report, answer);
}

function answersOf(doc: QuestionDoc): ImportedRow['answers'] {
  const kind = kindOf(doc);
  const short = (text: string): string => cutText(text, shown_of_answer);
  const options = kind.options(doc);
  if (!options) return kind.answers(doc).texts.map((text) => ({ text: short(text), is_right: true }));
  return options
    .filter(({ html }) => html !== '')
    .map(({ html, correct }) => ({ text: short(plainText(html)), is_right: correct === 'Y' }));
}

/** A question of a file in the preview before it is imported. */
function seenOf(
  { doc, place, findings, lost, canonicalText, isRepairable, madeBy }: Settled,
  report: (findings: readonly ImportFinding[]) => ImportFinding[],
  answer: (doc: QuestionDoc) => ImportedRow['answers'],
): SeenQuestion {
  const isDuplicate = findings.some(({ key }) => key === 'import.duplicate');
  const state =
    findings.length === 0 ? 'ready' : isDuplicate ? 'known' : isRepairable ? 'repairable' : 'wrong';
  const { row, question, line, file } = place;
  const { fills, isAll } = missingFeedback({ doc, findings });
  return {
    row: {
      row,
      question: question ?? 0,
      ...(line !== undefined && { line }),
      ...(file !== undefined && { file: cutText(file, shown) }),
      text: doc ? cutText(plainText(doc.question), shown) : '',
      answers: doc ? answer(doc) : [],
      state,
      findings: report(findings),
      ...(state === 'repairable' && fills.length > 0 && { standard_feedback: [...fills] }),
      ...(state === 'repairable' && isAll && { lacks_only_feedback: true }),
      lost: report(lost),
      ...(madeBy && { made_by_model: madeBy.model }),
    },
    fingerprint: doc && canonicalText !== null ? fingerprintOf(canonicalText) : null,
  };
}
