import { Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { GuidedTour } from '../../../ui/overlays/guided-tour.tsx';
import type { Tutorials } from './progress.ts';
import { placeOf, stopsOn } from './stops.ts';
import { useTourProgress } from './use-tour-progress.ts';
import { useTutorials } from './use-tutorials.ts';

interface EditorTourProps {
  readonly onClose: () => void;
}

/** The tour through an editor: what one does there, in the order of the work. It continues where the person left it (C-037). */
export function EditorTour({ onClose }: EditorTourProps) {
  const { isPending, tutorials } = useTutorials();
  return isPending ? null : <Stops tutorials={tutorials} onClose={onClose} />;
}

function Stops({ tutorials, onClose }: EditorTourProps & { readonly tutorials: Tutorials | undefined }) {
  const t = useText();
  const { pathname: editor } = useLocation();
  const [stages] = useState(() => stopsOn(document));
  const { step, go, end } = useTourProgress({ editor, stages, tutorials });
  return (
    <GuidedTour
      step={step}
      onStep={go}
      onClose={() => {
        end();
        onClose();
      }}
      stops={stages.map((name) => ({
        key: name,
        target: placeOf(name),
        title: t(`editor:tour.${name}.title`),
        body: <Text>{t(`editor:tour.${name}.text`)}</Text>,
      }))}
    />
  );
}
