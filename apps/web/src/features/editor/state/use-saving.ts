import { hasErrors, type Finding } from '@takhti/domain';
import { useCallback, useRef, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { acknowledge, acknowledgeAutosave, isDirty, rebaseDocument } from '../document/document.ts';
import { renumberCollisions } from '../document/named-lists.ts';
import type { DraftKey } from '../drafts/draft-store.ts';
import type { Conflict, EditorInput, SaveOutcome } from '../editor.ts';
import type { Work, WorkStore } from './use-work.ts';

interface SavingInput<Doc> {
  readonly input: EditorInput<Doc>;
  readonly store: WorkStore<Doc>;
  readonly deleteOwn: (draftKey: DraftKey) => Promise<void>;
  readonly onConflict: (conflict: Conflict<Doc>) => void;
}

interface SavingState {
  readonly isSaving: boolean;
  /** Whether an autosave runs. */
  readonly isAutosaving: boolean;
  /** Whether a save was tried since the last one that succeeded. */
  readonly wasTried: boolean;
  /** Findings from the server for the last save, until the next change. */
  readonly serverFindings: readonly Finding[];
  readonly clearShown: () => void;
  /** How often findings stopped a save. */
  readonly refusals: number;
  /** Saves; true when the server has everything. */
  readonly save: () => Promise<boolean>;
  /** Saves without any message, if nothing prevents it; true when the server has everything. */
  readonly autosave: () => Promise<boolean>;
}

const nothing: readonly Finding[] = [];

/** Saves the document of an editor, and keeps the state of saving. */
export function useSaving<Doc extends object>({
  input,
  store,
  deleteOwn,
  onConflict,
}: SavingInput<Doc>): SavingState {
  const [isSaving, setSaving] = useState(false);
  const [isAutosaving, setAutosaving] = useState(false);
  // Refs: a second save must wait for the first even before React has rendered `isSaving`.
  const pendingSave = useRef<Promise<boolean> | null>(null);
  const pendingAutosave = useRef<Promise<boolean> | null>(null);
  // The document that the server rejected: autosave does not send it again until it changes.
  const rejectedDoc = useRef<Doc | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState({ count: 0, findings: nothing });
  const refuse = (findings: readonly Finding[]): void =>
    setRefused(({ count }) => ({ count: count + 1, findings }));

  async function settle(sent: Work<Doc>, sentAs: DraftKey, outcome: SaveOutcome<Doc>): Promise<boolean> {
    switch (outcome.kind) {
      case 'saved':
        store.change((now) => ({
          state: acknowledge(now.state, sent.state.doc, outcome.doc),
          version: outcome.version,
        }));
        setWasTried(false);
        await deleteOwn(sentAs);
        return true;
      case 'conflict': {
        const { theirs, version, by } = outcome;
        const { base, doc } = sent.state;
        const { shape } = input;
        const mine = shape ? renumberCollisions(base, doc, theirs, shape) : doc;
        onConflict({ base, mine, theirs, version, by, shape });
        return false;
      }
      case 'refused':
        refuse(outcome.findings);
        return false;
      case 'failed':
        return false;
      default:
        return outcome satisfies never;
    }
  }

  async function send(sent: Work<Doc>): Promise<boolean> {
    setSaving(true);
    const { draftKey } = input;
    const outcome = await input.save(sent.state.doc, sent.version, false).finally(() => setSaving(false));
    return settle(sent, draftKey, outcome);
  }

  /** Makes a newer version the base of the edit; false if both changed the same field: the next manual save asks about it. */
  function rebaseOnto({ theirs, version }: Pick<Conflict<Doc>, 'theirs' | 'version'>): boolean {
    const rebased = rebaseDocument(store.read().state, theirs, input.shape);
    if (rebased) store.change(() => ({ state: rebased, version }));
    return rebased !== null;
  }

  // An autosave never asks: conflicts and findings wait for the next manual save.
  async function sendAutosave(): Promise<boolean> {
    const sent = store.read();
    const { draftKey } = input;
    setAutosaving(true);
    const outcome = await input.save(sent.state.doc, sent.version, true).finally(() => setAutosaving(false));
    if (outcome.kind === 'refused') setRefused(({ count }) => ({ count, findings: outcome.findings }));
    const isRejected = outcome.kind === 'refused' || (outcome.kind === 'conflict' && !rebaseOnto(outcome));
    if (isRejected) rejectedDoc.current = sent.state.doc;
    if (outcome.kind !== 'saved') return false;
    store.change((now) => ({
      state: acknowledgeAutosave(now.state, sent.state.doc),
      version: outcome.version,
    }));
    if (isDirty(store.read().state)) return false;
    await deleteOwn(draftKey);
    return true;
  }

  const { save, autosave } = useStableCallbacks({
    async autosave(): Promise<boolean> {
      if (input.autosaves !== true || input.isReadOnly || pendingSave.current) return false;
      if (pendingAutosave.current) return pendingAutosave.current;
      const { state } = store.read();
      if (state.doc === rejectedDoc.current || hasErrors(input.findings(state.doc))) return false;
      if (!isDirty(state)) return true;
      pendingAutosave.current = sendAutosave().finally(() => {
        pendingAutosave.current = null;
      });
      return pendingAutosave.current;
    },
    async save(): Promise<boolean> {
      await pendingAutosave.current;
      // A second caller gets the result of the running save, unless the document has changed since.
      while (pendingSave.current) {
        const isSaved = await pendingSave.current;
        if (!isSaved || !isDirty(store.read().state)) return isSaved;
      }
      if (input.isReadOnly) return false;
      setWasTried(true);
      const sent = store.read();
      if (hasErrors(input.findings(sent.state.doc))) {
        refuse(nothing);
        return false;
      }
      pendingSave.current = send(sent).finally(() => {
        pendingSave.current = null;
      });
      return pendingSave.current;
    },
  });

  const clearShown = useCallback(
    () =>
      setRefused((last) => (last.findings.length === 0 ? last : { count: last.count, findings: nothing })),
    [],
  );
  const { count, findings } = refused;
  return {
    isSaving,
    isAutosaving,
    wasTried,
    serverFindings: findings,
    clearShown,
    refusals: count,
    save,
    autosave,
  };
}
