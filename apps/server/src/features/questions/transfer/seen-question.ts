import { plainText } from '@takhti/content-types/kit';
import {
  mostFindingsOfQuestion,
  shortened,
  type Settled,
} from '@takhti/content-types/question-kinds/transfer';
import type { ImportFinding } from '@takhti/contract';
import { cutText } from '@takhti/domain';
import { fingerprintOf } from '../question-values.ts';
import type { SeenQuestion } from './import-job.ts';

const shown = 160;

/** In all; after that of every question the first one, and how many more. */
const most_findings = 2_000;

/** Makes what a preview shows of each question of one file; the findings of all of them together stay within bounds. */
export function makeQuestionViewer(): (settled: Settled) => SeenQuestion {
  let left = most_findings;
  const tell = (findings: readonly ImportFinding[]): ImportFinding[] => {
    const told = shortened(findings, Math.max(1, Math.min(mostFindingsOfQuestion, left)));
    left -= told.length;
    return told;
  };
  return (settled) => seenOf(settled, tell);
}

/** A question of a file as somebody looks at it before it is imported. */
function seenOf(
  { doc, place, findings, lost, canonicalText, isRepairable, madeBy }: Settled,
  tell: (findings: readonly ImportFinding[]) => ImportFinding[],
): SeenQuestion {
  const isDuplicate = findings.some(({ key }) => key === 'import.duplicate');
  const state =
    findings.length === 0 ? 'ready' : isDuplicate ? 'known' : isRepairable ? 'repairable' : 'wrong';
  const { row, question, line, file } = place;
  return {
    row: {
      row,
      question: question ?? 0,
      ...(line !== undefined && { line }),
      ...(file !== undefined && { file: cutText(file, shown) }),
      text: doc ? cutText(plainText(doc.question), shown) : '',
      state,
      findings: tell(findings),
      lost: tell(lost),
      ...(madeBy && { made_by_model: madeBy.model }),
    },
    fingerprint: doc && canonicalText !== null ? fingerprintOf(canonicalText) : null,
  };
}
