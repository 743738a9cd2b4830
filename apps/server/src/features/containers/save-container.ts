import { isDeepStrictEqual } from 'node:util';
import { differingFields, type OpenedContainer } from '@takhti/domain';
import { Problem } from '@takhti/contract';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { containerSnapshot, recordReviewerRevisions } from '../revisions/index.ts';
import { chooseSkill, type ChosenSkill } from '../skills/index.ts';
import { keepReferences } from '../references/index.ts';
import { type LoadedContainer } from './containers.queries.ts';
import { changeContainer, moveQuestionsOfSkill } from './writing.queries.ts';
import { countsOf, documentToKeep, followSkill, type KeepByType } from './documents.ts';
import { loadFrom, refuseLateChange, reopenContainer } from './load-container.ts';
import { fillsKeptBack, withKeptBack } from './access/kept-back.ts';
import { recordChange } from './record-history.ts';

/** The changes of a save; `version` is the one that the edit started from, or the current one if left out. */
export interface ContainerEdit {
  readonly container_id: string;
  readonly title: string;
  /** As it is when left out. */
  readonly language?: OpenedContainer['language'] | undefined;
  /** The document as JSON. */
  readonly json_data: string;
  readonly skill_id?: string | undefined;
  readonly no_of_skills?: number | undefined;
  readonly version?: number | undefined;
  /** Whether the document was made of the stored one: what is empty in it is meant so, also where the person may not read it. */
  readonly is_of_stored?: boolean;
}

/**
 * Saves a container's title, language, document and, if given, skill.
 * @param detail more fields of the history entry
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with
 * `current`, container.invalid_document with `fields`, skills.not_found
 */
export async function saveContainer(
  tx: Tx,
  session: Caller,
  edit: ContainerEdit,
  keepByType: KeepByType,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<OpenedContainer> {
  const { container, base } = await loadFrom(tx, session, edit);
  const { content_type } = container;
  const { title, language = container.language } = edit;
  const sent = await documentToKeep(tx, session, container, edit.json_data, keepByType);
  const doc = edit.is_of_stored === true ? sent : withKeptBack(session, container, sent);
  const skill = await otherSkill(tx, session, container, edit.skill_id);
  const isSaved = await changeContainer(tx, base, {
    title,
    language,
    json_data: JSON.stringify(doc),
    ...countsOf(content_type, doc),
    ...(edit.no_of_skills !== undefined && { no_of_skills: edit.no_of_skills }),
    ...(skill && { skill_id: skill.skill_id, grade: skill.grade, subject: skill.subject }),
  });
  if (!isSaved) return refuseLateChange(tx, session, container.container_id);
  const saved = { ...container, title, language, json_data: doc };
  await keepReferences(tx, saved);
  const isBlind = edit.is_of_stored !== true && fillsKeptBack(session, container, sent);
  if (isBlind || !isUnchanged(container, saved)) await recordSave(tx, session, container, saved, detail);
  if (skill) {
    const { skill_id, grade, subject } = skill;
    await recordSkillChange(tx, session, saved, { ...saved, skill_id, grade, subject });
  }
  return reopenContainer(tx, session, container.container_id);
}

// Submitting and approving save first (C-503, C-519), mostly what is saved already: nobody needs to read of that.
function isUnchanged(before: LoadedContainer, saved: LoadedContainer): boolean {
  const { title, language, json_data } = before;
  return (
    title === saved.title && language === saved.language && isDeepStrictEqual(saved.json_data, json_data)
  );
}

async function recordSave(
  tx: Tx,
  session: Caller,
  container: LoadedContainer,
  saved: LoadedContainer,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const differing = differingFields(containerSnapshot(container), containerSnapshot(saved));
  const revision = { content_id: null, ...differing };
  await recordChange(tx, session, 'save', container, [revision], detail);
  if (container.user_id === session.user_id) return;
  const base = { ...container, version: container.version + 1 };
  await recordReviewerRevisions(tx, session, base, [revision]);
}

/**
 * Puts a container on another skill; the questions of a bank that belonged to the old one follow.
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with
 * `current`, skills.not_found
 */
export async function changeSkill(
  tx: Tx,
  session: Caller,
  wanted: Pick<ContainerEdit, 'container_id' | 'version'> & {
    skill_id: string;
    grade?: string | undefined;
    no_of_skills: number;
  },
): Promise<OpenedContainer> {
  const { container, base } = await loadFrom(tx, session, wanted);
  const skill = await otherSkill(tx, session, container, wanted.skill_id, wanted.grade);
  const { no_of_skills } = wanted;
  const moved = skill && { ...container, ...onSkill(container, skill) };
  const isSaved = await changeContainer(tx, base, {
    no_of_skills,
    ...(skill && columnsOnSkill(container, skill)),
  });
  if (!isSaved) return refuseLateChange(tx, session, container.container_id);
  if (moved) await recordSkillChange(tx, session, container, moved);
  return reopenContainer(tx, session, container.container_id);
}

function onSkill(container: LoadedContainer, { skill_id, grade, subject, ...skill }: ChosenSkill) {
  const { content_type, json_data } = container;
  const by = { ...skill, skill_id, subject };
  const change = { kind: 'replaced', skill_id: container.skill_id, by } as const;
  return { skill_id, grade, subject, json_data: followSkill(content_type, json_data, change) };
}

function columnsOnSkill(container: LoadedContainer, skill: ChosenSkill) {
  const { json_data, ...columns } = onSkill(container, skill);
  return { ...columns, json_data: JSON.stringify(json_data), ...countsOf(container.content_type, json_data) };
}

async function otherSkill(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  skill_id: string | undefined,
  grade = container.grade,
): Promise<ChosenSkill | null> {
  if (skill_id === undefined) return null;
  if (skill_id === container.skill_id && grade === container.grade) return null;
  const skill = await chooseSkill(tx, session, skill_id, grade);
  // A reviewer's correction must not take the skill away, or content without one would be published.
  if (skill.is_minimal && container.content_status === 'r') throw new Problem('skills.not_found');
  return skill;
}

async function recordSkillChange(
  tx: Tx,
  session: Caller,
  container: LoadedContainer,
  moved: LoadedContainer,
): Promise<void> {
  const content_ids = await moveQuestionsOfSkill(tx, container, moved.skill_id);
  const detail = { from_skill_id: container.skill_id, to_skill_id: moved.skill_id };
  const onTheWay = { before: { skill_id: container.skill_id }, after: { skill_id: moved.skill_id } };
  await recordChange(
    tx,
    session,
    'changeSkill',
    container,
    [
      { content_id: null, ...differingFields(containerSnapshot(container), containerSnapshot(moved)) },
      ...content_ids.map((content_id) => ({ content_id, ...onTheWay })),
    ],
    detail,
  );
}
