import { createHash } from 'node:crypto';
import type { Replacement } from '@takhti/content-types/question-kinds/replace';
import { Problem, type FoundQuestion } from '@takhti/contract';
import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import type { Work } from '../../../../platform/work/index.ts';
import { lookAtEditableBank } from '../../load-bank.ts';
import { giveInPieces, idsInPieces } from '../../weight/questions-in-pieces.ts';
import { listFingerprintsById, listVersions, type QuestionVersion } from '../texts.queries.ts';
import { duplicatesAmong } from '../duplicates.ts';
import type { FoundChange, Replaced, ReplaceAsks, ReplaceJob } from './replace-job.ts';

const worker = new URL('replace.worker.ts', import.meta.url);

/** The planned change of one question. */
export interface PlannedChange extends FoundChange {
  readonly position: number;
  readonly refusal: FoundQuestion['refusal'];
}

export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly alike_places: number;
  /** Which versions of which questions it was made from, for what. */
  readonly seen: string;
  /** All questions of the bank as they were then, in their order. */
  readonly versions: readonly QuestionVersion[];
}

interface Chosen extends Pick<ReplaceJob, 'content_ids' | 'shown'> {
  readonly container_id: string;
  readonly except: readonly string[];
}

/**
 * What replacing words in the questions of a bank would do: the same for looking at it and for doing it. A bank is as long as its author
 * made it, and what is looked for as hard to find: it is done in a process of its own, outside of any transaction.
 * @throws Problem container.not_found, container.forbidden, container.read_only, request.too_heavy, questions.not_found when a chosen
 * question is not in the bank
 */
export async function planReplacement(
  { db }: Pick<Services, 'db'>,
  work: Work,
  session: Session,
  replacement: Replacement,
  { container_id, content_ids, except, shown }: Chosen,
): Promise<Plan> {
  const { versions, fingerprints, pieces } = await db.inReadTransaction(async (tx) => {
    const bank = await lookAtEditableBank(tx, session, container_id);
    return {
      versions: await listVersions(tx, bank),
      fingerprints: await listFingerprintsById(tx, bank),
      pieces: await idsInPieces(tx, bank),
    };
  });
  const ids = versions.map(({ content_id }) => content_id);
  if (!new Set(content_ids).isSubsetOf(new Set(ids))) throw new Problem('questions.not_found');
  const found: FoundChange[] = [];
  const next = giveInPieces(db, session.institution_id, pieces);
  const answer = (question: unknown): unknown => {
    const asked = question as ReplaceAsks;
    if (asked.kind === 'found') return void found.push(...asked.changes);
    return next();
  };
  const job: ReplaceJob = { replacement, content_ids, shown };
  const { alike_places } = (await work.inWorker({ worker, input: job, answer })) as Replaced;
  const stays = new Set(except);
  const wanted = found
    .filter(({ isValid, content_id }) => isValid && !stays.has(content_id))
    .map(({ content_id, lookup: { fingerprint } }) => ({ content_id, fingerprint }));
  const duplicates = duplicatesAmong(fingerprints, wanted);
  const places = new Map(ids.map((content_id, place) => [content_id, place + 1]));
  return {
    changes: found.map((each) => ({
      ...each,
      position: places.get(each.content_id) ?? 0,
      refusal: !each.isValid ? 'invalid' : duplicates.has(each.content_id) ? 'duplicate' : null,
    })),
    alike_places,
    seen: digestOf(replacement, found),
    versions,
  };
}

function digestOf(
  { find, replace, parts, is_case, is_whole_words, is_alike }: Replacement,
  found: readonly FoundChange[],
): string {
  const versions = found.map(({ content_id, version }) => [content_id, version]);
  const what = [find, replace, parts, is_case, is_whole_words, is_alike, versions];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
