import type { Flag } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertContainer, type LoadedContainer } from './containers.queries.ts';
import { recordHistory } from './record-history.ts';

/** What a copy does not take over from its source. */
interface Copy {
  readonly container_id: string;
  readonly content_id: string;
  readonly title: string;
  readonly is_duplicate: Flag;
}

/** Adds a draft of the person's own that begins as another container stands: its document, skill, grade and subject. */
export async function copyContainer(
  tx: Tx,
  session: Session,
  source: LoadedContainer,
  copy: Copy,
): Promise<void> {
  const { institution_id, content_type, language, skill_id, no_of_skills, grade, subject } = source;
  await insertContainer(tx, {
    ...copy,
    institution_id,
    content_type,
    language,
    skill_id,
    no_of_skills,
    grade,
    subject,
    users_content_id: newId(),
    copied_from_id: source.container_id,
    total_questions: source.total_questions,
    total_skills: source.total_skills,
    school_id: session.school_id,
    user_id: session.user_id,
    json_data: JSON.stringify(source.json_data),
  });
  const detail = { copied_from_id: source.container_id };
  await recordHistory(tx, session, 'create', { institution_id, container_id: copy.container_id }, detail, {
    from_status: null,
    to_status: 'd',
  });
}
