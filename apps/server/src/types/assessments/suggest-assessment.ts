import type { RequestOf, suggestAssessment as suggestCall } from '@takhti/contract';
import {
  documentToKeep,
  lockEditableContainer,
  refuseLateChange,
  requireType,
} from '../../features/containers/index.ts';
import { suggestDocument } from '../../features/revisions/index.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { keepAssessment } from './keep-assessment.ts';

/**
 * Keeps what a reviewer would have of an assessment as suggestions to its author; the assessment stays as it is.
 * @throws Problem container.not_found also for a container of another type, container.forbidden, container.read_only,
 * container.changed_meanwhile with `current`, container.invalid_document with `fields`
 */
export async function suggestAssessment(
  tx: Tx,
  session: Session,
  edit: RequestOf<typeof suggestCall>,
): Promise<number> {
  const container = requireType('assessment', await lockEditableContainer(tx, session, edit.container_id));
  if (container.version !== edit.version) return refuseLateChange(tx, session, edit.container_id);
  const sent = JSON.stringify(edit.json_data);
  const json_data = await documentToKeep(tx, session, container, sent, () => keepAssessment);
  return suggestDocument(tx, session, container, { ...edit, json_data });
}
