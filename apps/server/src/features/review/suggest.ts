import {
  Problem,
  type RequestOf,
  type suggestAssessment as suggestAssessmentCall,
  type suggestQuestion as suggestQuestionCall,
} from '@takhti/contract';
import { QuestionDoc } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { documentToKeep } from '../assessments/index.ts';
import {
  loadEditableContainer,
  lockContainer,
  refuseLateChange,
  type LoadedContainer,
} from '../containers/index.ts';
import { cleanQuestion, loadEditableBank, seenQuestion } from '../questions/index.ts';
import { recordSuggestions } from '../revisions/index.ts';

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
  refuseOwn(session, bank);
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
  await lockContainer(tx, session.institution_id, edit.container_id);
  const container = await loadEditableContainer(tx, session, edit.container_id);
  if (container.content_type !== 'assessment') throw new Problem('container.not_found');
  refuseOwn(session, container);
  if (container.version !== edit.version) return refuseLateChange(tx, session, container.container_id);
  const { title, language, json_data } = container;
  const wanted = { title: edit.title, language: edit.language };
  const doc = await documentToKeep(tx, session, edit.json_data);
  const base = { ...container, content_id: null };
  return recordSuggestions(tx, session, base, { title, language, json_data }, { ...wanted, json_data: doc });
}

// Authors change their content themselves.
function refuseOwn(session: Session, container: LoadedContainer): void {
  if (container.user_id === session.user_id) throw new Problem('container.forbidden');
}
