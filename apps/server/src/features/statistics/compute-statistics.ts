import { itemStatistics } from '@takhti/content-types/question-kinds/statistics';
import { VersionStatistics } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { shareRunning } from '../../platform/work/index.ts';
import { listPublishedQuestions } from '../publications/index.ts';
import { countAttempts, countItems, countResponses } from './count-answers.queries.ts';
import * as queries from './statistics.queries.ts';

interface VersionKey {
  readonly institution_id: number;
  readonly publication_id: string;
}

// Of what is typed into one question.
const mostResponses = 20;

// Every answer makes them old, and all first attempts are read for them: all who ask while one counts a version wait for it.
const counting = shareRunning<VersionStatistics>();

/**
 * How learners did in a version of a type whose answers are counted: as it was counted, or counted again when attempts were finished
 * since or what was kept can no longer be read. null before the first one.
 */
export async function statisticsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: VersionKey,
): Promise<VersionStatistics | null> {
  const { last, known } = await db.inReadTransaction(async (tx) => ({
    last: await queries.selectLastFinished(tx, key),
    known: await queries.selectOptionalStatistics(tx, key),
  }));
  // What an earlier release kept may lack what this one shows.
  const kept = VersionStatistics.safeParse(known?.json_data).data ?? null;
  if (last === null) return kept;
  if (kept && known && Date.parse(known.counted_until) >= Date.parse(last)) return kept;
  return counting(`${key.institution_id} ${key.publication_id}`, () =>
    db.inTransaction((tx) => count(tx, key, last, clock.now())),
  );
}

async function count(tx: Tx, key: VersionKey, last: string, now: Date): Promise<VersionStatistics> {
  const { tenths, ...whole } = await countAttempts(tx, key);
  const sums = await countItems(tx, key);
  const responses = await countResponses(tx, key, mostResponses);
  const shown = sums.map(({ question_id }) => question_id);
  const questions = await listPublishedQuestions(tx, key, shown);
  const statistics: VersionStatistics = {
    ...whole,
    distribution: Array.from({ length: 10 }, (_, tenth) => tenths[tenth] ?? 0),
    items: itemStatistics(questions, sums, responses),
    computed_on: now.toISOString(),
  };
  await queries.keepStatistics(tx, key, last, statistics);
  return statistics;
}

const atOnce = 50;

/** Counts every version whose answers are not all counted yet, until none is left or the server stops. */
export async function countNewAnswers({
  db,
  clock,
  background,
}: Pick<Services, 'db' | 'clock' | 'background'>): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const versions = await db.inReadTransaction((tx) => queries.listUncounted(tx, after, atOnce));
    for (const { institution_id, publication_id } of versions) {
      if (background.stopping.aborted) return;
      const key = { institution_id, publication_id };
      await background.attempt(`statistics of version ${publication_id}`, async () => {
        await statisticsOf({ db, clock }, key);
      });
    }
    after = versions.at(-1)?.publication_id ?? null;
    if (versions.length < atOnce) return;
  }
}
