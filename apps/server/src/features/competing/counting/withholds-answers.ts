import type { ContentAttempt } from '../../../http/content-attempt.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listOpenEntries } from './entries.ts';

/** Whether the right answers must stay hidden from the learner of an attempt, because they can still win points with them. */
export async function withholdsAnswers(tx: Tx, attempt: ContentAttempt, now: Date): Promise<boolean> {
  return (await listOpenEntries(tx, attempt, now)).length > 0;
}
