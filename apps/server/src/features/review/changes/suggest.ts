import {
  Problem,
  type RequestOf,
  type suggestContainer as suggestContainerCall,
  type suggestQuestion as suggestQuestionCall,
} from '@takhti/contract';
import { QuestionDoc } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keepByType } from '../../../types/registry.ts';
import { documentToKeep, lockEditableContainer, refuseLateChange } from '../../containers/index.ts';
import { cleanQuestion, loadEditableBank, seenQuestion } from '../../questions/index.ts';
import { recordSuggestions, suggestDocument } from '../../revisions/index.ts';

/**
 * Keeps a reviewer's words for a question as suggestions to its author; the question stays as it is.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, questions.invalid with
 * `findings`, questions.changed_meanwhile with `current`
 */
export async function suggestQuestion(
  tx: Tx,
  session: Session,
  edit: RequestOf<typeof suggestQuestionCall>,
): Promise<number> {
  const bank = await loadEditableBank(tx, session, edit.container_id);
  const seen = await seenQuestion(tx, session, bank, edit);
  if (!seen) throw new Problem('questions.not_found');
  const wanted = await cleanQuestion(tx, bank, QuestionDoc.parse(edit));
  return recordSuggestions(tx, session, seen, QuestionDoc.parse(seen), wanted);
}

/**
 * Keeps what a reviewer would have of a container itself as suggestions to its author; it stays as it is.
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with `current`,
 * container.invalid_document with `fields`
 */
export async function suggestContainer(
  tx: Tx,
  session: Session,
  edit: RequestOf<typeof suggestContainerCall>,
): Promise<number> {
  const container = await lockEditableContainer(tx, session, edit.container_id);
  if (container.version !== edit.version) return refuseLateChange(tx, session, edit.container_id);
  const doc = await documentToKeep(tx, session, container, edit.json_data, keepByType);
  return suggestDocument(tx, session, container, { ...edit, json_data: doc });
}
