import type { Facts } from '@takhti/content-types';
import { assessmentModel, weightsOf } from '@takhti/content-types/assessments';
import type { LoadedContainer } from '../../features/containers/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listPublishedPools } from './published-pools.queries.ts';

/** Bytes of the published questions of an assessment. */
export async function factsOf(tx: Tx, { institution_id, json_data }: LoadedContainer): Promise<Facts> {
  const reading = assessmentModel.read(json_data);
  if (!reading.ok) return { total_questions: 0 };
  const { doc } = reading;
  const pools = await listPublishedPools(tx, institution_id, doc);
  return { total_questions: 0, weights: weightsOf(doc, pools) };
}
