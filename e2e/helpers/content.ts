import {
  approve,
  createContainer,
  listEditorSkills,
  openAssessment,
  openContainer,
  openLibraryContent,
  saveQuestion,
  updateAssessment,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import type {
  AssessmentDoc,
  ContentType,
  Language,
  OpenedContainer,
  McqDoc,
  Question,
  QuestionDoc,
} from '@takhti/domain';
import type { APIRequestContext } from '@playwright/test';
import { apiOf, type Api } from './api.ts';
import { gameDocOfEverything } from './games/games.ts';
import type { Login } from './people/people.ts';
import type { SkillPlace } from './skills.ts';

interface NewContent {
  readonly title: string;
  readonly place: SkillPlace;
  readonly language?: Language;
}

/** Content of a type as a draft, for journeys that begin later than Create. */
export async function makeContent(
  api: Api,
  content_type: ContentType,
  { title, place, language = 'english' }: NewContent,
): Promise<OpenedContainer> {
  const { grade, subject, skill } = place;
  const { records } = await api(listEditorSkills, { grade, subject });
  const found = records.find((each) => each.skill === skill);
  if (!found) throw new Error(`the demo has no skill ${skill}`);
  return api(createContainer, { content_type, title, language, skill_id: found.skill_id });
}

/** A game of many kinds as a draft, with a round of each of some kinds, all written. */
export async function makeGame(api: Api, title: string, place: SkillPlace): Promise<OpenedContainer> {
  const { container_id, language, version } = await makeContent(api, 'rumble_in_the_jumble', {
    title,
    place,
  });
  const json_data = JSON.stringify({ ...gameDocOfEverything('english'), title });
  return api(updateContainer, { container_id, title, language, version, json_data });
}

/** A question whose first option is right, unless it is said otherwise. */
export function questionDoc(overrides: Partial<McqDoc> = {}): McqDoc {
  return {
    content_type: 'mcq',
    question: '<p>Which of these is an even number?</p>',
    option1: '<p>four</p>',
    option2: '<p>five</p>',
    option3: '<p>seven</p>',
    option4: '<p>nine</p>',
    correct1: 'Y',
    correct2: 'N',
    correct3: 'N',
    correct4: 'N',
    feedback: '<p>Four can be halved.</p>',
    difficulty: 3,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: 'Remember',
    title: '',
    language: 'english',
    json_data: { schema_version: 1, incorrect_feedback: '<p>Try to halve it.</p>', more_options: [] },
    ...overrides,
  };
}

export function addQuestion(
  api: Api,
  container_id: string,
  doc: QuestionDoc = questionDoc(),
): Promise<Question> {
  return api(saveQuestion, { ...doc, container_id });
}

/** The address of a container's editor, or of one question of a bank. */
export function bankPath({ container_id, institution_id }: OpenedContainer): string {
  return `/dashboard/mcq?${new URLSearchParams({ container_id, institution_id: String(institution_id) })}`;
}

export function questionPath(bank: OpenedContainer, content_id?: string): string {
  const path = bankPath(bank).replace('/mcq?', '/mcq/edit?');
  return content_id === undefined ? path : `${path}&content_id=${content_id}`;
}

/** Sets how many questions an assessment shows of its one skill, and how it is played. */
export async function setRules(
  api: Api,
  container_id: string,
  show_questions: number,
  rules: Partial<AssessmentDoc>,
): Promise<void> {
  const { title, language, json_data, version } = await api(openAssessment, { container_id });
  const skills = json_data.skills.map((skill) => ({ ...skill, show_questions }));
  const next = { ...json_data, skills, show_questions, is_show_questions_changed: 1 as const, ...rules };
  await api(updateAssessment, { container_id, title, language, version, json_data: next });
}

/** Takes content from its author's desk through all levels of the review, to the library. */
export async function publish(request: APIRequestContext, author: Api, container_id: string): Promise<void> {
  await submit(author, container_id);
  for (const login of ['reviewer1', 'reviewer2', 'final'] as const)
    await sendOn(request, login, container_id);
}

/** A reviewer takes up what waits for them and approves it. */
export async function sendOn(request: APIRequestContext, login: Login, container_id: string): Promise<void> {
  const reviewer = await apiOf(request, login);
  const { version } = await moveTo(reviewer, container_id, 'r');
  await reviewer(approve, { container_id, version });
}

/** Submits a draft. */
export async function submit(author: Api, container_id: string): Promise<void> {
  await moveTo(author, container_id, 'w');
}

/** Moves content on as it stands now, with a reason where it is sent back. */
export async function moveTo(
  api: Api,
  container_id: string,
  content_status: 'w' | 'r' | 's',
  comments = '',
): Promise<OpenedContainer> {
  const { version } = await api(openContainer, { container_id });
  return api(updateStatus, { container_id, content_status, version, comments });
}

/** The link that learners open. */
export async function playerPath(api: Api, content_id: string): Promise<string> {
  const { player_path } = await api(openLibraryContent, { content_id });
  if (player_path === null) throw new Error('this content has no link for learners');
  return player_path;
}
