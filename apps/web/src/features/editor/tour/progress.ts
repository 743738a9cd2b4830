import { z } from 'zod';

const Kept = z.object({ stage: z.string(), done: z.boolean() });

/** How far somebody has come in the tours, editor by editor (D-38, D-49). What is not ours stays as it is. */
export type Tutorials = Readonly<Record<string, unknown>>;

/** The stage at which the tour of an editor continues: the one reached, or the start if it is finished or new. */
export function stageToShow(tutorials: Tutorials, editor: string, stages: readonly string[]): number {
  const kept = Kept.safeParse(tutorials[editor]).data;
  if (!kept || kept.done) return 0;
  return Math.max(0, stages.indexOf(kept.stage));
}

/** The progress after a stage was reached, or after the last one was finished. */
export function withStage(tutorials: Tutorials, editor: string, stage: string, done: boolean): Tutorials {
  return { ...tutorials, [editor]: { stage, done } };
}
