import { createContext, useContext, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import type { Editor } from '../editor.ts';

interface Step {
  readonly takeBack: () => void;
  /** The document at that time: if it is still the same, the step is the latest change. */
  readonly doc: object;
}

/** Adds a step to the bar's Undo; the returned function undoes it from elsewhere. */
type RecordStep = (work: () => void) => () => void;

const ExternalUndo = createContext<RecordStep>((work) => work);
export const ExternalUndoProvider = ExternalUndo.Provider;

/** For changes outside the edited document that are stored at once, such as deleted questions of a bank. */
export function useRecordStep(): RecordStep {
  return useContext(ExternalUndo);
}

/** An editor whose Undo also covers changes outside its document, the latest first. */
export function useExternalUndo<Doc extends object>(editor: Editor<Doc>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const { doc, isReadOnly, canUndo } = editor;
  const last = steps.at(-1);
  const next = last && !isReadOnly && (last.doc === doc || !canUndo) ? last : undefined;
  const { recordStep } = useStableCallbacks({
    recordStep(work: () => void) {
      const step: Step = {
        doc,
        takeBack() {
          setSteps((all) => all.filter((each) => each !== step));
          work();
        },
      };
      setSteps((all) => [...all, step]);
      return step.takeBack;
    },
  });
  return { editor: next ? { ...editor, canUndo: true, undo: next.takeBack } : editor, recordStep };
}
