import { Problem } from '@takhti/contract';
import { LanguageSchema, type Container, type Question, type Snapshot } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import { hasStateAt, stateBeforeChanges } from './read-revisions.ts';
import { containerSnapshot, questionSnapshot } from './snapshots.ts';

const KeptContainer = z.object({
  title: z.string(),
  language: LanguageSchema,
  skill_id: z.string(),
  no_of_skills: z.int(),
  grade: z.string(),
  subject: z.string(),
  json_data: z.record(z.string(), z.unknown()),
});
export type KeptContainer = z.infer<typeof KeptContainer>;

/** The content of a container at a time. */
export interface PastState {
  readonly container: KeptContainer;
  readonly questions: ReadonlyMap<string, Snapshot>;
}

/**
 * What a container held right after an entry of its history: what it holds now, with every later change taken back.
 * @throws Problem history.not_found when there is no such entry, or changes since were not kept
 */
export async function loadStateAt(
  tx: Tx,
  now: Container & { readonly json_data: object },
  questions: readonly Question[],
  history_id: string,
): Promise<PastState> {
  if (!(await hasStateAt(tx, now, history_id))) throw new Problem('history.not_found');
  const state = {
    container: containerSnapshot(now),
    questions: new Map(questions.map((question) => [question.content_id, questionSnapshot(question)])),
  };
  const then = await stateBeforeChanges(tx, now, history_id, state);
  return { ...then, container: KeptContainer.parse(then.container) };
}
