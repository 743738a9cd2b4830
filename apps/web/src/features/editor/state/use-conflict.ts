import { useCallback, useState } from 'react';
import { editDocument } from '../document/document.ts';
import type { Conflict } from '../editor.ts';
import type { WorkStore } from './use-work.ts';

interface ConflictState<Doc> {
  readonly conflict: Conflict<Doc> | null;
  readonly raise: (conflict: Conflict<Doc>) => void;
  /** Continues with a merged document on top of the newer version; null only closes the question. */
  readonly settle: (merged: Doc | null) => void;
}

/** The open question which of two versions to keep. */
export function useConflict<Doc>({ change }: Pick<WorkStore<Doc>, 'change'>): ConflictState<Doc> {
  const [conflict, raise] = useState<Conflict<Doc> | null>(null);
  const settle = useCallback(
    (merged: Doc | null) => {
      if (conflict && merged) {
        change((now) => ({
          state: editDocument({ ...now.state, base: conflict.theirs }, () => merged, Date.now()),
          version: conflict.version,
        }));
      }
      raise(null);
    },
    [conflict, change],
  );
  return { conflict, raise, settle };
}
