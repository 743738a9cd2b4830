import type { Background } from './background.ts';

/** Runs work in the background, never twice at a time: all requests while it runs are answered by one more run after it. */
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
