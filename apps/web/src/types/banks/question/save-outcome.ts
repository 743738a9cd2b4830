import type { Problem } from '@takhti/contract';
import { Question, QuestionDoc, type Finding } from '@takhti/domain';
import { z } from 'zod';
import type { SaveOutcome } from '../../../features/editor/index.ts';

/** What an author edits of a stored question. */
export function docOf(question: Question): QuestionDoc {
  return QuestionDoc.parse(question);
}

const Findings = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])),
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
);

/** The finding that a duplicate shows at the stem; it carries the id of the other question (C-667). */
export const duplicateMessage = 'questions.duplicate';

/** What became of a save that the server refused; `failed` when the person was told otherwise, by toast or dialog. */
export function refusedSave(problem: Problem | null): SaveOutcome<QuestionDoc> {
  switch (problem?.problem) {
    case 'questions.changed_meanwhile': {
      const current = Question.safeParse(problem.details['current']);
      if (!current.success) return { kind: 'failed' };
      const { version, modified_by } = current.data;
      return { kind: 'conflict', theirs: docOf(current.data), version, by: modified_by };
    }
    case 'questions.duplicate': {
      const other = z.string().safeParse(problem.details['content_id']);
      return refused([
        {
          path: ['question'],
          severity: 'error',
          message: duplicateMessage,
          ...(other.success && { values: { content_id: other.data } }),
        },
      ]);
    }
    case 'questions.invalid': {
      const findings = Findings.safeParse(problem.details['findings']);
      return findings.success ? refused(findings.data) : { kind: 'failed' };
    }
    default:
      return { kind: 'failed' };
  }
}

/** Problems that the editor shows in their own place. */
export function isShownInPlace({ problem }: Problem): boolean {
  return (
    problem === 'questions.changed_meanwhile' ||
    problem === 'questions.duplicate' ||
    problem === 'questions.invalid'
  );
}

function refused(findings: readonly Finding[]): SaveOutcome<QuestionDoc> {
  return { kind: 'refused', findings };
}
