import { lazy, Suspense } from 'react';
import { useTutorials } from '../../../features/editor/index.ts';
import { loadTexts } from '../../../i18n/index.ts';
import type { TutorialProps } from './tutorial.tsx';

const Tutorial = lazy(async () => {
  const [parts] = await Promise.all([import('./tutorial.tsx'), loadTexts(['game-guideline'])]);
  return { default: parts.Tutorial };
});

type TutorialDialogProps = Omit<TutorialProps, 'tutorials'>;

/** The tour through a game's editor: it continues where the person left it, on whichever device (G-407 to G-414). */
export function TutorialDialog(props: TutorialDialogProps) {
  const { isPending, tutorials } = useTutorials();
  if (isPending) return null;
  return (
    <Suspense fallback={null}>
      <Tutorial {...props} tutorials={tutorials} />
    </Suspense>
  );
}
