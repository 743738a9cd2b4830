import { createHash } from 'node:crypto';
import { keptPool, poolOf } from '@takhti/content-types/question-kinds';
import { Problem } from '@takhti/contract';
import { hasErrors } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { serverTypeOf } from '../../types/registry.ts';
import { requireModel, type LoadedContainer } from '../containers/index.ts';
import { enqueuePublication } from '../lms/index.ts';
import { withOwnMedia } from '../media/index.ts';
import { insertPins, insertPublication, insertPublishedQuestions } from '../publications/index.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * Settles what learners get of a container: a new current publication in place of the one before. What it can draw from is
 * copied into it, so that it never changes after.
 * Called inside the transaction of the final approval, so that nothing is approved that cannot be played.
 * @throws Problem container.type_not_available, container.has_errors, and what its type refuses: assessments.pool_not_published
 */
export async function publish(tx: Tx, session: Session, container: LoadedContainer): Promise<void> {
  const { institution_id, container_id } = container;
  const { content_id, content_type, title, language, grade, subject } = container;
  // Learners get every file signed: another institution's must not be among them, however it came into the document.
  const json_data = await withOwnMedia(tx, institution_id, content_type, container.json_data);
  const own = { ...container, json_data };
  const type = serverTypeOf(content_type);
  // Judged once more: without a file of another institution it may lack something.
  const findings = requireModel(content_type).check(json_data, 'submit', await type.facts(tx, own));
  if (hasErrors(findings)) throw new Problem('container.has_errors', { findings });
  const { doc, questions, pins = [] } = await type.publish(tx, own);
  const what = { content_id, content_type, title, language, grade, subject };
  const publication_id = newId();
  await insertPublication(tx, {
    ...what,
    institution_id,
    publication_id,
    container_id,
    content_hash: createHash('sha256')
      .update(canonicalJson({ ...what, json_data: doc, questions, ...(pins.length > 0 && { pins }) }))
      .digest('hex'),
    json_data: JSON.stringify(doc),
    pool: JSON.stringify(keptPool.toKeep({ questions: poolOf(questions) })),
    published_by: session.user_id,
  });
  await insertPublishedQuestions(tx, { institution_id, publication_id }, questions);
  await insertPins(tx, { institution_id, publication_id }, pins);
  await enqueuePublication(tx, { ...what, institution_id, publication_id, doc });
}
