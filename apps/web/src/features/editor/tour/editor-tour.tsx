import { Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { GuidedTour } from '../../../ui/overlays/guided-tour.tsx';
import { placeOf, stopsOn } from './stops.ts';

/** The tour through an editor: what one does there, in the order of the work. */
export function EditorTour({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [names] = useState(() => stopsOn(document));
  const [step, setStep] = useState(0);
  return (
    <GuidedTour
      step={step}
      onStep={setStep}
      onClose={onClose}
      stops={names.map((name) => ({
        key: name,
        target: placeOf(name),
        title: t(`editor:tour.${name}.title`),
        body: <Text>{t(`editor:tour.${name}.text`)}</Text>,
      }))}
    />
  );
}
