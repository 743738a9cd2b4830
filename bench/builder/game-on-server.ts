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
import { openConnection } from '../common/connection.ts';
import { fullGame } from './full-game.ts';

const username = 'developer';
const password = 'takhti-demo';
const place = { grade: '2', subject: 'English' };

/** Gives a developer of the demo a game of many kinds, as full as one can be; tells where its builder is. */
export async function makeFullGame(port: number): Promise<{ readonly path: string; readonly bytes: number }> {
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
  const content = { title: 'A full game', language: 'english' } as const;
  const skill_id = records[0]?.skill_id ?? '';
  const made = await ask(createContainer, { ...content, content_type: 'rumble_in_the_jumble', skill_id });
  const doc = fullGame(made.json_data as GameDoc);
  const json_data = JSON.stringify(gameModels.rumble_in_the_jumble.open({ ...doc, title: content.title }));
  const { container_id, institution_id, version } = made;
  await ask(updateContainer, { ...content, container_id, version, json_data });
  connection.close();
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  return {
    path: `/dashboard/rumble-in-the-jumble/editor/questionType?${query}`,
    bytes: Buffer.byteLength(json_data),
  };
}

/** Logs the same developer in, through the form. */
export async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
}
