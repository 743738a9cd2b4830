import { plainText } from '@takhti/content-types/kit';
import type { Settled } from '@takhti/content-types/question-kinds/transfer';
import { cutText } from '@takhti/domain';
import { tracesOf } from '../question-values.ts';
import type { SeenQuestion } from './import-job.ts';

const shown = 160;

/** A question of a file as somebody looks at it before it is imported. */
export function seenOf({ doc, place, findings, lost, fingerprint, isRepairable }: Settled): SeenQuestion {
  const isTwin = findings.some(({ key }) => key === 'import.duplicate');
  const state = findings.length === 0 ? 'ready' : isTwin ? 'known' : isRepairable ? 'repairable' : 'wrong';
  const { row, question, line, file } = place;
  return {
    row: {
      row,
      question: question ?? 0,
      ...(line !== undefined && { line }),
      ...(file !== undefined && { file }),
      text: doc ? cutText(plainText(doc.question), shown) : '',
      state,
      findings: [...findings],
      lost: [...lost],
    },
    fingerprint: doc && fingerprint !== null ? tracesOf(doc, fingerprint).fingerprint : null,
  };
}
