import { Problem } from '@takhti/contract';
import {
  isHidden,
  languageOfSubject,
  mayBegin,
  type ContentType,
  type Language,
  type OpenedContainer,
} from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { containerSnapshot, recordRevisions } from '../revisions/index.ts';
import { chooseSkill } from '../skills/index.ts';
import { keepReferences } from '../references/index.ts';
import { insertContainer } from './writing.queries.ts';
import { countsOf, documentToKeep, requireModel, startDocument, type KeepByType } from './documents.ts';
import { reopenContainer } from './load-container.ts';
import { recordHistory } from './record-history.ts';

/** What an author chooses for new content. */
export interface ContainerStart {
  readonly content_type: ContentType;
  readonly title: string;
  /** Left out: the language of the subject, or else of the institution. */
  readonly language?: Language | undefined;
  readonly skill_id: string;
  /** Which of the skill's grades is meant; its first otherwise. */
  readonly grade?: string | undefined;
  readonly no_of_skills: number;
  /** The document as JSON; empty for the type's defaults. */
  readonly json_data: string;
}

/**
 * Starts a container as a draft of the person (C-493).
 * @throws Problem container.type_not_available, skills.not_found, container.invalid_document with `fields`
 */
export async function createContainer(
  tx: Tx,
  session: Caller,
  start: ContainerStart,
  keepByType: KeepByType,
): Promise<OpenedContainer> {
  const { content_type, title, no_of_skills } = start;
  requireModel(content_type);
  if (!mayBegin(content_type, session.specs) || isHidden(content_type, session.specs))
    throw new Problem('container.type_not_available');
  const skill = await chooseSkill(tx, session, start.skill_id, start.grade);
  const language = start.language ?? languageOfSubject(skill.subject) ?? session.specs.language;
  const { institution_id } = session;
  const empty = { institution_id, content_type, total_questions: 0 };
  const doc =
    start.json_data === ''
      ? startDocument(content_type, { language, ...skill })
      : await documentToKeep(tx, session, empty, start.json_data, keepByType);
  const container = { institution_id, container_id: newId() };
  await insertContainer(tx, {
    ...container,
    users_content_id: newId(),
    content_id: newId(),
    content_type,
    title,
    language,
    skill_id: skill.skill_id,
    no_of_skills,
    grade: skill.grade,
    subject: skill.subject,
    total_questions: 0,
    total_skills: 1,
    ...countsOf(content_type, doc),
    school_id: session.school_id,
    user_id: session.user_id,
    json_data: JSON.stringify(doc),
  });
  await keepReferences(tx, { ...container, content_type, json_data: doc });
  const history_id = await recordHistory(
    tx,
    session,
    'create',
    container,
    {},
    { from_status: null, to_status: 'd' },
  );
  const after = containerSnapshot({ ...skill, title, language, no_of_skills, json_data: doc });
  const of = { ...container, history_id, content_status: 'd', level: session.active_role.level } as const;
  await recordRevisions(tx, of, [{ content_id: null, before: null, after }]);
  return reopenContainer(tx, session, container.container_id);
}
