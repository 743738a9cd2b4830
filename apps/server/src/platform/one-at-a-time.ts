import type { Background } from './background.ts';

/** Runs work in the background, never twice at a time: whatever asks while it continues is answered by one more run after it. */
export function oneAtATime(background: Background, name: string, work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = (): void => {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    background.run(name, () =>
      work().finally(() => {
        isRunning = false;
        if (isAskedAgain) run();
      }),
    );
  };
  return run;
}
