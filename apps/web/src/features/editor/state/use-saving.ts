import { hasErrors, type Finding } from '@takhti/domain';
import { useCallback, useRef, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { acknowledge, acknowledgeQuietly, isDirty, rebaseDocument } from '../document/document.ts';
import { numberedApart } from '../document/named-lists.ts';
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
  /** Whether a save that nobody asked for is on its way. */
  readonly isSavingItself: boolean;
  /** Whether a save was tried since the last one that succeeded. */
  readonly wasTried: boolean;
  /** What the server told of the last save, until the next change. */
  readonly serverFindings: readonly Finding[];
  readonly clearShown: () => void;
  /** How often a save was held up by findings. */
  readonly refusals: number;
  /** Saves; true when the server has everything. */
  readonly save: () => Promise<boolean>;
  /** Saves without a word what can be saved as it is; true when the server has everything. */
  readonly saveQuietly: () => Promise<boolean>;
}

const nothing: readonly Finding[] = [];

/** Saves the work of an editor, and says what became of it. */
export function useSaving<Doc extends object>({
  input,
  store,
  deleteOwn,
  onConflict,
}: SavingInput<Doc>): SavingState {
  const [isSaving, setSaving] = useState(false);
  const [isSavingItself, setSavingItself] = useState(false);
  // A second save must wait for the first before React has drawn that there is one.
  const asked = useRef<Promise<boolean> | null>(null);
  const quiet = useRef<Promise<boolean> | null>(null);
  // What the server did not take as it is: it is not sent again unasked before it changes.
  const stuck = useRef<Doc | null>(null);
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
        const mine = shape ? numberedApart(base, doc, theirs, shape) : doc;
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

  /** Takes a newer version in below what is written; false where both touch one field, which the save that a person wants asks about. */
  function takeInBelow({ theirs, version }: Pick<Conflict<Doc>, 'theirs' | 'version'>): boolean {
    const rebased = rebaseDocument(store.read().state, theirs, input.shape);
    if (rebased) store.change(() => ({ state: rebased, version }));
    return rebased !== null;
  }

  // What was asked for by nobody asks nothing: what stands in its way waits for the save that a person wants.
  async function sendQuietly(): Promise<boolean> {
    const sent = store.read();
    const { draftKey } = input;
    setSavingItself(true);
    const outcome = await input
      .save(sent.state.doc, sent.version, true)
      .finally(() => setSavingItself(false));
    if (outcome.kind === 'refused') setRefused(({ count }) => ({ count, findings: outcome.findings }));
    const isStuck = outcome.kind === 'refused' || (outcome.kind === 'conflict' && !takeInBelow(outcome));
    if (isStuck) stuck.current = sent.state.doc;
    if (outcome.kind !== 'saved') return false;
    store.change((now) => ({
      state: acknowledgeQuietly(now.state, sent.state.doc),
      version: outcome.version,
    }));
    if (isDirty(store.read().state)) return false;
    await deleteOwn(draftKey);
    return true;
  }

  const { save, saveQuietly } = useStableCallbacks({
    async saveQuietly(): Promise<boolean> {
      if (input.savesItself !== true || input.isReadOnly || asked.current) return false;
      if (quiet.current) return quiet.current;
      const { state } = store.read();
      if (state.doc === stuck.current || hasErrors(input.findings(state.doc))) return false;
      if (!isDirty(state)) return true;
      quiet.current = sendQuietly().finally(() => {
        quiet.current = null;
      });
      return quiet.current;
    },
    async save(): Promise<boolean> {
      await quiet.current;
      // Anyone who asks while a save is on its way gets its answer, unless something was written since.
      while (asked.current) {
        const isSaved = await asked.current;
        if (!isSaved || !isDirty(store.read().state)) return isSaved;
      }
      if (input.isReadOnly) return false;
      setWasTried(true);
      const sent = store.read();
      if (hasErrors(input.findings(sent.state.doc))) {
        refuse(nothing);
        return false;
      }
      asked.current = send(sent).finally(() => {
        asked.current = null;
      });
      return asked.current;
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
    isSavingItself,
    wasTried,
    serverFindings: findings,
    clearShown,
    refusals: count,
    save,
    saveQuietly,
  };
}
