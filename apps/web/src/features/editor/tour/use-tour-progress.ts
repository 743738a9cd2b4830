import { readUserData, saveUserData } from '@takhti/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callKey, sendAlone } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { stageToShow, withStage, type Tutorials } from './progress.ts';

/** Of the tour of one editor. */
interface TourPlan {
  /** Under which name its progress is kept with the person. */
  readonly editor: string;
  readonly stages: readonly string[];
  /** The stored progress; undefined if unreadable, and then it is not overwritten. */
  readonly tutorials: Tutorials | undefined;
}

interface TourProgress {
  readonly step: number;
  readonly go: (to: number) => void;
  /** Keeps where the tour was left, or that it is over. */
  readonly end: () => void;
}

/** How far the person is in a tour: kept with them at each stage, so that it continues there, on whichever device. */
export function useTourProgress({ editor, stages, tutorials }: TourPlan): TourProgress {
  const { user } = useSession();
  const client = useQueryClient();
  const [step, setStep] = useState(() => stageToShow(tutorials ?? {}, editor, stages));
  // Only this tab writes while its tour is open; what it wrote last is what the next stage continues from.
  const kept = useRef(tutorials);

  function keep(at: number, done: boolean): void {
    const stage = stages[at];
    if (stage === undefined || kept.current === undefined) return;
    kept.current = withStage(kept.current, editor, stage, done);
    client.setQueryData(callKey(readUserData, { user_id: user.user_id }), { tutorials: kept.current });
    sendAlone(saveUserData, { json: { tutorials: kept.current } }, { silent: true }).catch(() => undefined);
  }

  return {
    step,
    go(to) {
      setStep(to);
      keep(to, false);
    },
    end: () => keep(step, step === stages.length - 1),
  };
}
