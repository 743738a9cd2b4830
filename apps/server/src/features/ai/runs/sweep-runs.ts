import { aiRunDays } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { deleteOlder } from '../../../platform/delete-older.ts';
import { emptyRunsBefore } from './sweep-runs.queries.ts';

/** Deletes what authors asked of models after a time: they may have pasted what is not theirs. */
export async function sweepAiRuns(services: Pick<Services, 'db' | 'clock' | 'background'>): Promise<void> {
  await deleteOlder(services, aiRunDays, emptyRunsBefore);
}
