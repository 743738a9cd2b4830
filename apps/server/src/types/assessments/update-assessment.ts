import { withMetadata } from '@takhti/content-types/assessments';
import type { ReplyOf, RequestOf, updateAssessment as updateCall } from '@takhti/contract';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadEditableContainer, requireType, saveContainer } from '../../features/containers/index.ts';
import { keepAssessment } from './keep-assessment.ts';
import { withPools } from './open-assessment.ts';

/**
 * Saves an assessment, and returns the counts of its skills.
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with
 * `current`, container.invalid_document with `fields`
 */
export async function updateAssessment(
  tx: Tx,
  session: Caller,
  { current_skill_id, json_metadata, ...input }: RequestOf<typeof updateCall>,
): Promise<ReplyOf<typeof updateCall>> {
  requireType('assessment', await loadEditableContainer(tx, session, input.container_id));
  const sent = withMetadata(input.json_data, json_metadata ?? {});
  const edit = { ...input, skill_id: current_skill_id, json_data: JSON.stringify(sent) };
  return withPools(tx, await saveContainer(tx, session, edit, () => keepAssessment));
}
