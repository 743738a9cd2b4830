import { plainText } from '@takhti/content-types/kit';
import {
  mostFindingsOfQuestion,
  shortened,
  type Settled,
} from '@takhti/content-types/question-kinds/transfer';
import type { ImportFinding } from '@takhti/contract';
import { cutText } from '@takhti/domain';
import { tracesOf } from '../question-values.ts';
import type { SeenQuestion } from './import-job.ts';

const shown = 160;

/** In all; after that of every question the first one, and how many more. */
const most_findings = 2_000;

/** Sees the questions of one file, so that what is told of them stays within bounds. */
export function makeEye(): (settled: Settled) => SeenQuestion {
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
  { doc, place, findings, lost, fingerprint, isRepairable }: Settled,
  tell: (findings: readonly ImportFinding[]) => ImportFinding[],
): SeenQuestion {
  const isTwin = findings.some(({ key }) => key === 'import.duplicate');
  const state = findings.length === 0 ? 'ready' : isTwin ? 'known' : isRepairable ? 'repairable' : 'wrong';
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
    },
    fingerprint: doc && fingerprint !== null ? tracesOf(doc, fingerprint).fingerprint : null,
  };
}
