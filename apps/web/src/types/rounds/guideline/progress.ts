import type { ContentType } from '@takhti/domain';
import { z } from 'zod';
import type { Stage } from './stages.ts';

const Kept = z.object({ stage: z.string(), done: z.boolean() });

/** How far somebody has come in the tutorials, game by game (D-49). What is not ours stays as it is. */
export type Tutorials = Readonly<Record<string, unknown>>;

/** Where the tutorial of a game goes on: at the stage that was reached, from the start when it was finished or is new. */
export function stageToShow(tutorials: Tutorials, game: ContentType, stages: readonly Stage[]): number {
  const kept = Kept.safeParse(tutorials[game]).data;
  if (!kept || kept.done) return 0;
  return Math.max(
    0,
    stages.findIndex((stage) => stage === kept.stage),
  );
}

/** The progress after a stage was reached, or after the last one was finished. */
export function withStage(tutorials: Tutorials, game: ContentType, stage: Stage, done: boolean): Tutorials {
  return { ...tutorials, [game]: { stage, done } };
}
