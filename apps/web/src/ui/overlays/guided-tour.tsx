import { Tour } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './guided-tour.module.css';

export interface TourStop {
  readonly key: string;
  /** A selector of what it speaks of; without one on the page it is in the middle. */
  readonly target: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface GuidedTourProps {
  readonly stops: readonly TourStop[];
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
}

/** A tour from stop to stop, each beside what it speaks of. Loaded when somebody asks for one. */
export function GuidedTour({ stops, step, onStep, onClose }: GuidedTourProps) {
  const t = useText();
  return (
    <Tour
      active
      step={step}
      onStepChange={onStep}
      onClose={onClose}
      zIndex={400}
      closeOnOverlayClick={false}
      classNames={{ navigationButton: classes.button }}
      labels={{
        skip: t('editor:tour.skip'),
        back: t('editor:tour.back'),
        next: t('editor:tour.next'),
        close: t('editor:tour.done'),
        stepCounter: (n, total) => t('editor:tour.step', { n, total }),
      }}
    >
      {stops.map(({ key, target, title, body }) => (
        <Tour.Step key={key} target={target} title={title}>
          {body}
        </Tour.Step>
      ))}
    </Tour>
  );
}
