import { hasErrors, type Finding } from '@takhti/domain';
import { useCallback, useRef, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { acknowledge } from '../document/document.ts';
import { numberedApart } from '../document/named-lists.ts';
import type { DraftKey } from '../drafts/draft-store.ts';
import type { Conflict, EditorInput, SaveOutcome } from '../editor.ts';
import type { Work, WorkStore } from './use-work.ts';

interface SavingInput<Doc> {
  readonly input: EditorInput<Doc>;
  readonly store: WorkStore<Doc>;
  readonly forgetOwn: (draftKey: DraftKey) => Promise<void>;
  readonly onConflict: (conflict: Conflict<Doc>) => void;
}

interface SavingState {
  readonly isSaving: boolean;
  /** Whether a save was tried since the last one that succeeded. */
  readonly wasTried: boolean;
  /** What the server told of the last save, until the next change. */
  readonly told: readonly Finding[];
  readonly forgetTold: () => void;
  /** How often a save was held up by findings. */
  readonly refusals: number;
  /** Saves; true when the server has everything. */
  readonly save: () => Promise<boolean>;
}

const nothing: readonly Finding[] = [];

/** Saves the work of an editor, and says what became of it. */
export function useSaving<Doc extends object>({
  input,
  store,
  forgetOwn,
  onConflict,
}: SavingInput<Doc>): SavingState {
  const [isSaving, setSaving] = useState(false);
  // A second save must wait for the first before React has drawn that there is one.
  const isRunning = useRef(false);
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
        await forgetOwn(sentAs);
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

  const { save } = useStableCallbacks({
    async save(): Promise<boolean> {
      if (isRunning.current || input.isReadOnly) return false;
      setWasTried(true);
      const sent = store.read();
      if (hasErrors(input.findings(sent.state.doc))) {
        refuse(nothing);
        return false;
      }
      isRunning.current = true;
      setSaving(true);
      const { draftKey } = input;
      const outcome = await input.save(sent.state.doc, sent.version).finally(() => {
        isRunning.current = false;
        setSaving(false);
      });
      return settle(sent, draftKey, outcome);
    },
  });

  const forgetTold = useCallback(
    () =>
      setRefused((last) => (last.findings.length === 0 ? last : { count: last.count, findings: nothing })),
    [],
  );
  const { count, findings } = refused;
  return { isSaving, wasTried, told: findings, forgetTold, refusals: count, save };
}
