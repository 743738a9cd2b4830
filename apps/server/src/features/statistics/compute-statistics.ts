import { itemStatistics } from '@takhti/content-types/question-kinds/statistics';
import type { VersionStatistics } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listPublishedQuestions } from '../publications/index.ts';
import { countAttempts, countItems, countResponses } from './count-answers.queries.ts';
import * as queries from './statistics.queries.ts';

interface VersionKey {
  readonly institution_id: number;
  readonly publication_id: string;
}

// Of what is typed into one question.
const mostResponses = 20;

/**
 * How learners did in a version: as it was counted, or counted anew when attempts were finished since. null before the first one.
 */
export async function statisticsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: VersionKey,
): Promise<VersionStatistics | null> {
  const { last, known } = await db.inReadTransaction(async (tx) => ({
    last: await queries.selectLastFinished(tx, key),
    known: await queries.selectOptionalStatistics(tx, key),
  }));
  if (last === null) return known?.json_data ?? null;
  if (known && Date.parse(known.counted_until) >= Date.parse(last)) return known.json_data;
  return db.inTransaction((tx) => count(tx, key, last, clock.now()));
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

/** Counts every version whose answers are not all counted yet. */
export async function countNewAnswers(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const versions = await services.db.inReadTransaction((tx) => queries.listUncounted(tx, atOnce));
  for (const { institution_id, publication_id } of versions)
    await statisticsOf(services, { institution_id, publication_id });
}
