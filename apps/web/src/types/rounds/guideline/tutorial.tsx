import { Text } from '@mantine/core';
import type { ContentType } from '@takhti/domain';
import { useTourProgress, type Tutorials } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { GuidedTour } from '../../../ui/overlays/guided-tour.tsx';
import classes from './guideline.module.css';
import { StagePicture } from './stage-picture.tsx';
import { targetOf, type Stages } from './stages.ts';

export interface TutorialProps {
  readonly game: ContentType;
  readonly stages: Stages;
  /** What is kept; undefined when it could not be read. */
  readonly tutorials: Tutorials | undefined;
  readonly onClose: () => void;
}

/** The stages, one after another, each beside the control that it speaks of where the page has it. */
export function Tutorial({ game, stages, tutorials, onClose }: TutorialProps) {
  const t = useText();
  const { step, go, end } = useTourProgress({ editor: game, stages, tutorials });
  return (
    <GuidedTour
      step={step}
      onStep={go}
      onClose={() => {
        end();
        onClose();
      }}
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
