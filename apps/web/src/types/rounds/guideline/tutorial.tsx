import { Text } from '@mantine/core';
import { readUserData, saveUserData } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callKey, sendAlone } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { GuidedTour } from '../../../ui/overlays/guided-tour.tsx';
import classes from './guideline.module.css';
import { stageToShow, withStage, type Tutorials } from './progress.ts';
import { StagePicture } from './stage-picture.tsx';
import { targetOf, type Stages } from './stages.ts';

export interface TutorialProps {
  readonly game: ContentType;
  readonly stages: Stages;
  /** What is kept; undefined when it could not be read, and then nothing is written over it. */
  readonly tutorials: Tutorials | undefined;
  readonly onClose: () => void;
}

/** The stages, one after another, each beside the control that it speaks of where the page has it. */
export function Tutorial({ game, stages, tutorials, onClose }: TutorialProps) {
  const t = useText();
  const [step, setStep] = useState(() => stageToShow(tutorials ?? {}, game, stages));
  const keep = useKeptProgress(game, tutorials);
  const isAtEnd = step === stages.length - 1;

  function go(to: number): void {
    setStep(to);
    const stage = stages[to];
    if (stage) keep(stage, false);
  }

  function close(): void {
    const stage = stages[step];
    if (stage) keep(stage, isAtEnd);
    onClose();
  }

  return (
    <GuidedTour
      step={step}
      onStep={go}
      onClose={close}
      stops={stages.map((stage) => ({
        key: stage,
        target: targetOf(stage),
        title: t(`game-guideline:tutorial.${stage}.title`),
        body: (
          <>
            <div className={classes.stage}>
              <StagePicture stage={stage} />
            </div>
            <Text>{t(`game-guideline:tutorial.${stage}.text`)}</Text>
          </>
        ),
      }))}
    />
  );
}

type Keep = (stage: Parameters<typeof withStage>[2], done: boolean) => void;

// Only this tab writes while its tour is open; what it wrote last is what the next stage goes on from.
function useKeptProgress(game: ContentType, tutorials: Tutorials | undefined): Keep {
  const { user } = useSession();
  const client = useQueryClient();
  const kept = useRef(tutorials);
  return (stage, done) => {
    if (kept.current === undefined) return;
    kept.current = withStage(kept.current, game, stage, done);
    client.setQueryData(callKey(readUserData, { user_id: user.user_id }), { tutorials: kept.current });
    sendAlone(saveUserData, { json: { tutorials: kept.current } }, { silent: true }).catch(() => undefined);
  };
}
