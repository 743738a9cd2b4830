import {
  Problem,
  type RequestOf,
  type suggestAssessment as suggestAssessmentCall,
  type suggestContainer as suggestContainerCall,
  type suggestQuestion as suggestQuestionCall,
} from '@takhti/contract';
import type { Held } from '@takhti/content-types';
import { QuestionDoc } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { documentToKeep } from '../../../types/assessments/index.ts';
import {
  loadEditableContainer,
  lockContainer,
  readDocument,
  refuseAssessment,
  refuseLateChange,
  type LoadedContainer,
} from '../../containers/index.ts';
import { withOwnMedia } from '../../media/index.ts';
import { cleanQuestion, loadEditableBank, seenQuestion } from '../../questions/index.ts';
import { recordSuggestions } from '../../revisions/index.ts';

/**
 * Keeps a reviewer's words for a question as suggestions to its author; the question stays as it is.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, questions.invalid with
 * `findings`, questions.changed_meanwhile with `current`
 */
export async function suggestQuestion(
  tx: Tx,
  files: Services['files'],
  session: Session,
  edit: RequestOf<typeof suggestQuestionCall>,
): Promise<number> {
  const bank = await loadEditableBank(tx, session, edit.container_id);
  const seen = await seenQuestion(tx, files, bank, edit);
  if (!seen) throw new Problem('questions.not_found');
  const wanted = await cleanQuestion(tx, files, bank.institution_id, QuestionDoc.parse(edit));
  return recordSuggestions(tx, session, seen, QuestionDoc.parse(seen), wanted);
}

/**
 * Keeps what a reviewer would have of an assessment as suggestions to its author; the assessment stays as it is.
 * @throws Problem container.not_found also for a container of another type, container.forbidden, container.read_only,
 * container.changed_meanwhile with `current`, container.invalid_document with `fields`
 */
export async function suggestAssessment(
  tx: Tx,
  session: Session,
  edit: RequestOf<typeof suggestAssessmentCall>,
): Promise<number> {
  const container = await lockEditable(tx, session, edit.container_id);
  if (container.content_type !== 'assessment') throw new Problem('container.not_found');
  if (container.version !== edit.version) return refuseLateChange(tx, session, edit.container_id);
  const doc = await documentToKeep(tx, session, edit.json_data);
  return suggest(tx, session, container, { ...edit, json_data: doc });
}

/**
 * Keeps what a reviewer would have of a content object itself as suggestions to its author; it stays as it is.
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with `current`,
 * container.invalid_document with `fields`, also for an assessment, which has its own call
 */
export async function suggestContainer(
  tx: Tx,
  session: Session,
  edit: RequestOf<typeof suggestContainerCall>,
): Promise<number> {
  const container = await lockEditable(tx, session, edit.container_id);
  const { content_type, institution_id, total_questions } = container;
  refuseAssessment(content_type);
  if (container.version !== edit.version) return refuseLateChange(tx, session, edit.container_id);
  const sent = readDocument(content_type, edit.json_data, total_questions);
  const doc = await withOwnMedia(tx, institution_id, content_type, sent);
  return suggest(tx, session, container, { ...edit, json_data: doc });
}

async function lockEditable(tx: Tx, session: Session, container_id: string): Promise<LoadedContainer> {
  await lockContainer(tx, session.institution_id, container_id);
  return loadEditableContainer(tx, session, container_id);
}

function suggest(tx: Tx, session: Session, container: LoadedContainer, wanted: Held): Promise<number> {
  const { title, language, json_data } = container;
  const base = { ...container, content_id: null };
  const own = { title: wanted.title, language: wanted.language, json_data: wanted.json_data };
  return recordSuggestions(tx, session, base, { title, language, json_data }, own);
}
