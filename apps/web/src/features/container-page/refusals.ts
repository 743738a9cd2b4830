import type { Problem } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import type { SaveOutcome } from '../editor/index.ts';

/** A container as somebody else saved it meanwhile: what an editor makes its document of. */
export type SavedMeanwhile = Pick<OpenedContainer, 'content_type' | 'title' | 'language' | 'json_data'>;

/**
 * What the refused save of a whole container means to its editor.
 * @param docOf the document of what somebody else saved; null when it cannot be read
 */
export function containerRefusal<Doc>(
  problem: Problem,
  docOf: (saved: SavedMeanwhile) => Doc | null,
): SaveOutcome<Doc> | null {
  switch (problem.problem) {
    case 'container.changed_meanwhile': {
      const current = problem.details?.current;
      const theirs = current && docOf(current);
      return theirs ? { kind: 'conflict', theirs, version: current.version } : null;
    }
    case 'container.invalid_document':
      return problem.details && { kind: 'refused', findings: problem.details.fields };
    default:
      return null;
  }
}
