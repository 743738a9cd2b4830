import { valueAt } from '@takhti/domain';
import type { FieldPath } from '../../features/editor/index.ts';

type Path = (string | number)[];

/**
 * How a comment names a field of a game: rounds and cards by their own numbers instead of their places, so that it stays where
 * it was written when they change places.
 */
export function anchorPath(path: FieldPath, doc: object): Path {
  return path.map((step, at) => {
    if (typeof step !== 'number') return step;
    const entry = valueAt(doc, path.slice(0, at + 1));
    return numberOf(entry) ?? step;
  });
}

function numberOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  if ('questionId' in entry && typeof entry.questionId === 'number') return String(entry.questionId);
  return 'id' in entry && typeof entry.id === 'number' ? String(entry.id) : null;
}
