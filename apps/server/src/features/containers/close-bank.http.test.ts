import {
  closeBank,
  editPublished,
  launchAssessment,
  listContentByIds,
  openContainer,
  openLibraryContent,
  searchLibrary,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
let reviewer: TestPerson;
let colleague: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const { institution_id } = author;
  reviewer = await app.make.person({ institution_id, roles: ['cr3'] });
  colleague = await app.make.person({ institution_id });
  teacher = await app.make.person({ institution_id, roles: ['teacher'] });
});
afterAll(() => app.close());

async function publishedBank() {
  const { bank } = await makeBank(app, author, [{}]);
  await publishNow(app, author, bank.container_id);
  return bank;
}

async function listedFor(person: TestPerson, title: string): Promise<number> {
  return (await app.as(person).ok(searchLibrary, { title })).total;
}

async function namedFor(person: TestPerson, content_id: string): Promise<number> {
  return (await app.as(person).ok(listContentByIds, { ids: [content_id] })).total;
}

async function linkFor(person: TestPerson, content_id: string): Promise<string | null> {
  return (await app.as(person).ok(openLibraryContent, { content_id })).player_path;
}

test('a closed bank is played, listed and opened by nobody but its author and reviewers, until it is opened again', async () => {
  const { container_id, content_id, institution_id, title } = await publishedBank();
  const launch = { assessment_id: content_id, institution_id };
  await app.as(null).ok(launchAssessment, launch);
  expect(await app.as(author).ok(closeBank, { container_id, is_closed: 1 })).toMatchObject({ is_closed: 1 });
  expect((await app.as(null).refused(launchAssessment, launch)).problem).toBe('players.not_found');
  for (const person of [colleague, teacher]) {
    expect((await app.as(person).refused(openContainer, { container_id })).problem).toBe(
      'container.not_found',
    );
    expect(await listedFor(person, title)).toBe(0);
    expect(await namedFor(person, content_id)).toBe(0);
  }
  for (const person of [author, reviewer]) {
    expect(await app.as(person).ok(openContainer, { container_id })).toMatchObject({ is_closed: 1 });
    expect(await listedFor(person, title)).toBe(1);
    expect(await namedFor(person, content_id)).toBe(1);
    expect(await linkFor(person, content_id)).toBeNull();
  }
  await app.as(reviewer).ok(closeBank, { container_id, is_closed: 0 });
  await app.as(null).ok(launchAssessment, launch);
  expect(await listedFor(teacher, title)).toBe(1);
  expect(await namedFor(teacher, content_id)).toBe(1);
  expect(await linkFor(teacher, content_id)).toContain('/player/');
});

test('a bank that is closed while its next version is begun is closed in both', async () => {
  for (let times = 0; times < 4; times += 1) {
    const { container_id, content_id } = await publishedBank();
    const [draft] = await Promise.all([
      app.as(author).ok(editPublished, { content_id, is_duplicate: 0 }),
      app.as(reviewer).ok(closeBank, { container_id, is_closed: 1 }),
    ]);
    expect(await app.as(author).ok(openContainer, { container_id: draft.container_id })).toMatchObject({
      is_closed: 1,
    });
  }
});

test('anybody else who may see it does not close it', async () => {
  const { container_id } = await publishedBank();
  const request = { container_id, is_closed: 1 as const };
  expect((await app.as(colleague).refused(closeBank, request)).problem).toBe('container.forbidden');
  expect((await app.as(teacher).refused(closeBank, request)).problem).toBe('account.forbidden');
  const assessment = await app.make.container({ author, content_type: 'assessment' });
  const other = { container_id: assessment.container_id, is_closed: 1 as const };
  expect((await app.as(author).refused(closeBank, other)).problem).toBe('container.not_found');
});

test('the next version and a copy of a closed bank are closed, and closing counts for a draft begun before', async () => {
  const { container_id, content_id } = await publishedBank();
  const draft = await app.as(author).ok(editPublished, { content_id });
  await app.as(author).ok(closeBank, { container_id, is_closed: 1 });
  const again = await app.as(author).ok(openContainer, { container_id: draft.container_id });
  const copy = await app.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
  expect([again.is_closed, copy.is_closed]).toEqual([1, 1]);
});
