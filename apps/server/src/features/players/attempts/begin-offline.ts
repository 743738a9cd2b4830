import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { hashSecret } from '../../../platform/secret.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import type { Carrying } from '../../../types/carrying.ts';
import { selectOptionalPublicationById } from '../../publications/index.ts';
import type { IdentifiedLearner } from './identify-learner.ts';
import { insertOptionalAttempt } from './attempts.queries.ts';

/** An attempt that began where no server was reached, with the id and the secret that were made there. */
export interface OfflineAttempt {
  readonly institution_id: number;
  /** Left out where the publication alone says it. */
  readonly content_id?: string | undefined;
  readonly publication_id: string;
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly seed: string;
  readonly started_on: string;
  /** Spent in it so far. */
  readonly seconds: number;
}

/**
 * Begins an attempt as it began without a network; one that is known already is left as it is.
 * @returns what was published and how it is carried; null when nothing that can be carried was ever published so
 */
export async function beginOffline(
  tx: Tx,
  clock: Clock,
  begun: OfflineAttempt,
  { learner, link_code }: IdentifiedLearner,
): Promise<{ readonly content_id: string; readonly kind: Carrying['kind'] } | null> {
  const publication = await selectOptionalPublicationById(tx, begun);
  if (!publication) return null;
  const { institution_id, content_id, publication_id } = publication;
  if (content_id !== (begun.content_id ?? content_id)) return null;
  const { use, exports } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted' || !exports.offline) return null;
  const { kind } = exports.offline;
  const now = clock.now();
  await insertOptionalAttempt(tx, {
    institution_id,
    attempt_id: begun.attempt_id,
    token_hash: hashSecret(begun.attempt_token),
    content_id,
    publication_id,
    ...learner,
    seed: begun.seed,
    question_ids: JSON.stringify(use.draw(publication, begun.seed)),
    state: JSON.stringify(kind.state.toKeep(kind.newState)),
    link_code,
    started_on: startOf(begun, now),
    saved_on: now,
  });
  return { content_id, kind };
}

// The clock of a device without a network may be years off: the time spent counts, wherever it is.
function startOf({ started_on, seconds }: OfflineAttempt, now: Date): Date {
  const latest = now.getTime() - Math.min(seconds, longestGame) * 1000;
  const claimed = Date.parse(started_on);
  return new Date(claimed >= earliest ? Math.min(claimed, latest) : latest);
}

const longestGame = 24 * 3600;
/** Earlier dates are wrong clocks. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
