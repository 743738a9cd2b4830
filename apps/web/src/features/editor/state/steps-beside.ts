import { createContext, useContext, useState } from 'react';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import type { Editor } from '../editor.ts';

interface Step {
  readonly takeBack: () => void;
  /** The document as it was then: while it is still the same, nothing was done since. */
  readonly doc: object;
}

/** Keeps what was done for the bar's Undo; what is returned takes it back from anywhere else. */
type KeepStep = (work: () => void) => () => void;

const StepsBeside = createContext<KeepStep>((work) => work);
export const StepsBesideProvider = StepsBeside.Provider;

/** For what is stored at once beside the document that is edited, such as deleting questions of a bank. */
export function useKeepStep(): KeepStep {
  return useContext(StepsBeside);
}

/** The editor whose Undo also covers what was done beside its document, the latest first. */
export function useStepsBeside<Doc extends object>(editor: Editor<Doc>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const { doc, isReadOnly, canUndo } = editor;
  const last = steps.at(-1);
  const next = last && !isReadOnly && (last.doc === doc || !canUndo) ? last : undefined;
  const { keepStep } = useStableCallbacks({
    keepStep(work: () => void) {
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
  return { editor: next ? { ...editor, canUndo: true, undo: next.takeBack } : editor, keepStep };
}
