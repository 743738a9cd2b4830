import { shortenLink } from '@takhti/contract';
import { decodeLaunchCode, shortLinks } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedBank } from '../../../testing/published-content.ts';
import { endPublication } from '../../publications/index.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const visit = (url: string) => app.app.inject({ method: 'GET', url });
const shorten = async (content_id: string, part_size?: number) =>
  (await app.as(author).ok(shortenLink, { content_id, ...(part_size && { part_size }) })).path;

test('a short address is made once for what a link settles, and leads to it, however it is typed', async () => {
  const { assessment_id, institution_id } = await makePublishedBank(app, author, 1);
  const path = await shorten(assessment_id);
  expect(path).toMatch(new RegExp(`^/s/[${shortLinks.letters}]{8}$`));
  expect(await shorten(assessment_id)).toBe(path);
  const inFives = await shorten(assessment_id, 5);
  expect(inFives).not.toBe(path);
  for (const [address, settled] of [
    [path.replace(/\w+$/, (code) => code.toUpperCase()), {}],
    [inFives, { part_size: 5 }],
  ] as const) {
    const { statusCode, headers } = await visit(address);
    expect(statusCode).toBe(302);
    const link = new URL(String(headers.location), 'https://studio.example');
    expect(link.pathname).toBe('/player/assessment');
    expect(decodeLaunchCode(link.searchParams.get('code') ?? '')).toEqual({
      assessment_id,
      institution_id,
      ...settled,
    });
  }
});

test('what is not published has none; what was withdrawn, or never was, leads nowhere', async () => {
  const { content_id } = await app.make.container({ author });
  expect((await app.as(author).refused(shortenLink, { content_id })).problem).toBe('players.not_found');
  const { assessment_id, institution_id } = await makePublishedBank(app, author, 1);
  const path = await shorten(assessment_id);
  await app.db.inTransaction((tx) => endPublication(tx, institution_id, assessment_id));
  expect((await visit(path)).statusCode).toBe(404);
  expect((await visit('/s/bcdfghjk')).statusCode).toBe(404);
  expect((await visit('/s/nothing-like-it')).statusCode).toBe(404);
});

test('guessing codes is rate limited', async () => {
  const { assessment_id } = await makePublishedBank(app, author, 1);
  const path = await shorten(assessment_id);
  app.clock.advance(3 * 60_000);
  const answers: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) answers.push((await visit('/s/bbbbbbbb')).statusCode);
  expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  const stopped = await visit(path);
  expect([stopped.statusCode, stopped.headers.location]).toEqual([429, undefined]);
  app.clock.advance(3 * 60_000);
  expect((await visit(path)).statusCode).toBe(302);
});
