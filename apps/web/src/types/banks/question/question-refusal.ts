import type { Problem } from '@takhti/contract';
import { QuestionDoc, type Question } from '@takhti/domain';
import type { SaveOutcome } from '../../../features/editor/index.ts';

/** The edited fields of a stored question. */
export function docOf(question: Question): QuestionDoc {
  return QuestionDoc.parse(question);
}

/** The finding that a duplicate shows at the stem; it carries the id of the other question (C-667). */
export const duplicateMessage = 'questions.duplicate';

/** What a refused save of a question means for its editor; null if it is only shown. */
export function questionRefusal(problem: Problem): SaveOutcome<QuestionDoc> | null {
  switch (problem.problem) {
    case 'questions.changed_meanwhile': {
      const current = problem.details?.current;
      if (!current) return null;
      return {
        kind: 'conflict',
        theirs: docOf(current),
        version: current.version,
        by: current.modified_by,
      };
    }
    case 'questions.duplicate': {
      const values = problem.details && { values: problem.details };
      return {
        kind: 'refused',
        findings: [{ path: ['question'], severity: 'error', message: duplicateMessage, ...values }],
      };
    }
    case 'questions.invalid':
      return problem.details && { kind: 'refused', findings: problem.details.findings };
    default:
      return null;
  }
}
