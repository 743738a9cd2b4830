import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { gameModels, type GameDoc } from '@takhti/content-types/rounds';
import {
  createContainer,
  listEditorSkills,
  login,
  updateContainer,
  type Call,
  type ReplyOf,
  type RequestInput,
} from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { openConnection } from '../common/connection.ts';
import { fullGame } from './full-game.ts';

const username = 'developer';
const password = 'takhti-demo';
const place = { grade: '2', subject: 'English' };

/** What a developer of the demo was given, and how much it is. */
interface Made {
  readonly query: URLSearchParams;
  /** Of its document, as JSON. */
  readonly bytes: number;
}

/** Gives a developer of the demo content as a draft, with the document that is made of the one it begins with. */
async function makeDraft(
  port: number,
  content_type: ContentType,
  title: string,
  docOf: (begun: object) => object,
): Promise<Made> {
  const connection = await openConnection(port);
  let session_id = '';
  async function ask<C extends Call>(call: C, input: RequestInput<C>): Promise<ReplyOf<C>> {
    const { body } = await connection.call(call.path, input as object, session_id);
    const envelope = JSON.parse(body) as { readonly error_code: number; readonly data: ReplyOf<C> };
    if (envelope.error_code !== 0) throw new Error(`${call.path}: ${body}`);
    return envelope.data;
  }
  const pwd = createHash('sha256').update(password).digest('hex');
  ({ session_id } = await ask(login, { username, pwd }));
  const { records } = await ask(listEditorSkills, place);
  const content = { title, language: 'english' } as const;
  const skill_id = records[0]?.skill_id ?? '';
  const made = await ask(createContainer, { ...content, content_type, skill_id });
  const json_data = JSON.stringify(docOf(made.json_data as object));
  const { container_id, institution_id, version } = made;
  await ask(updateContainer, { ...content, container_id, version, json_data });
  connection.close();
  return {
    query: new URLSearchParams({ container_id, institution_id: String(institution_id) }),
    bytes: Buffer.byteLength(json_data),
  };
}

/** Gives a developer of the demo a game of many kinds, as full as one can be; tells where its builder is. */
export async function makeFullGame(port: number): Promise<{ readonly path: string; readonly bytes: number }> {
  const title = 'A full game';
  const { query, bytes } = await makeDraft(port, 'rumble_in_the_jumble', title, (begun) =>
    gameModels.rumble_in_the_jumble.open({ ...fullGame(begun as GameDoc), title }),
  );
  query.set('round', '1');
  return { path: `/dashboard/rumble-in-the-jumble/editor/questionType?${query}`, bytes };
}

/** Gives a developer of the demo a lesson plan of so many topics with ten lessons each; tells where its builder is. */
export async function makePlan(
  port: number,
  topics: number,
): Promise<{ readonly path: string; readonly bytes: number }> {
  const { query, bytes } = await makeDraft(port, 'lesson_plan', 'A year', () => ({
    schema_version: 1,
    description: 'A year of science',
    topics: Array.from({ length: topics }, (_, topic) => ({
      id: `t${topic}`,
      title: `Topic ${topic + 1}`,
      is_premium: 0,
      lessons: Array.from({ length: 10 }, (_each, at) => ({
        id: `t${topic}-l${at}`,
        title: `What is to be learnt in lesson ${at + 1}`,
        minutes: 40,
        material: 'A glass of water and a cold plate',
        is_premium: 0,
        items: [],
      })),
    })),
  }));
  return { path: `/dashboard/lesson/editor?${query}`, bytes };
}

/** Logs the same developer in, through the form. */
export async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
}
