import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { openDocument, rebaseDocument, type DocumentState } from '../document/document.ts';
import type { EditorInput } from '../editor.ts';

/** A document under edit, and the version of it that the server had last. */
export interface Work<Doc> {
  readonly state: DocumentState<Doc>;
  readonly version: number;
}

/** The work of an editor, and the ways to change it. */
export interface WorkStore<Doc> {
  readonly work: Work<Doc>;
  /** The same work, as it is between two renderings too. */
  readonly read: () => Work<Doc>;
  readonly change: (step: (work: Work<Doc>) => Work<Doc>) => void;
  readonly changeState: (step: (state: DocumentState<Doc>) => DocumentState<Doc>) => void;
}

/** Holds the work beside React's state, so that a save right after an edit sends that edit. */
export function useWork<Doc>(opened: EditorInput<Doc>['opened']): WorkStore<Doc> {
  const [work, setWork] = useState<Work<Doc>>(() => ({
    state: openDocument(opened.doc),
    version: opened.version,
  }));
  const held = useRef(work);
  const change = useCallback((step: (work: Work<Doc>) => Work<Doc>) => {
    held.current = step(held.current);
    setWork(held.current);
  }, []);
  const changeState = useCallback(
    (step: (state: DocumentState<Doc>) => DocumentState<Doc>) =>
      change((now) => ({ ...now, state: step(now.state) })),
    [change],
  );
  const read = useCallback(() => held.current, []);
  return useMemo(() => ({ work, read, change, changeState }), [work, read, change, changeState]);
}

/** Takes a newer version in below the edit, as long as both can be kept; a save under way finds out by itself. */
export function useNewerVersion<Doc extends object>(
  { read, change }: WorkStore<Doc>,
  { opened, shape }: Pick<EditorInput<Doc>, 'opened' | 'shape'>,
  isSaving: boolean,
): void {
  const takeIn = useEffectEvent((newer: EditorInput<Doc>['opened']) => {
    if (newer.version <= read().version || isSaving) return;
    change((now) => {
      const rebased = rebaseDocument(now.state, newer.doc, shape);
      return rebased ? { state: rebased, version: newer.version } : now;
    });
  });
  // A version that arrived during a save is checked after it.
  useEffect(() => takeIn(opened), [opened, isSaving]);
}
