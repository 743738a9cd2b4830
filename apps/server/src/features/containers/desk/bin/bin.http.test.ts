import {
  bringBack,
  deleteContainer,
  editPublished,
  listBin,
  listHistory,
  listQuestions,
  openContainer,
  openQuestion,
  saveQuestion,
  sendComment,
  uploadFile,
} from '@takhti/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { tableNames, type Tx } from '../../../../platform/db/index.ts';
import { questionDoc } from '../../../../testing/index.ts';
import { publishNow } from '../../../../testing/published-content.ts';
import { openSchool } from '../../../../testing/school.ts';
import { onePixel } from '../../../../testing/things.ts';
import { sweepFiles } from '../../../storage/index.ts';
import { sweepBins } from './sweep-bins.ts';

const { server, author, school } = await openSchool();
const other = await server.make.person({ institution_id: author.institution_id, roles: ['cd'] });
const notFound = { problem: 'container.not_found' };
const binOf = async (person = author) => (await server.as(person).ok(listBin, { page: 1 })).records;

describe('the bin', () => {
  test('what its author deleted is there, with until when, and comes back as it was', async () => {
    const { container_id, title } = await school.draft();
    await server.as(author).ok(deleteContainer, { container_id });
    const [deleted] = await binOf();
    expect(deleted).toMatchObject({ container_id, title, content_status: 'd' });
    expect(Date.parse(deleted?.kept_until ?? '') - Date.parse(deleted?.deleted_on ?? '')).toBe(
      30 * 86_400_000,
    );
    expect(await binOf(other)).toEqual([]);

    await server.as(author).ok(bringBack, { container_id });
    expect(await server.as(author).ok(openContainer, { container_id })).toMatchObject({
      title,
      content_status: 'd',
    });
    expect(await binOf()).toEqual([]);
    const { records } = await server.as(author).ok(listHistory, { container_id, page: 1 });
    expect(records.slice(0, 2).map(({ action }) => action)).toEqual(['bringBack', 'delete']);
  });

  test('nobody brings back what is somebody else’s, was not deleted, or lay there for too long', async () => {
    const { container_id } = await school.draft();
    expect(await server.as(author).refused(bringBack, { container_id })).toMatchObject(notFound);
    await server.as(author).ok(deleteContainer, { container_id });
    expect(await server.as(other).refused(bringBack, { container_id })).toMatchObject(notFound);
    await server.db.inTransaction((tx) =>
      sql`update containers set last_activity = now() - interval '31 days' where container_id = ${container_id}`.execute(
        tx,
      ),
    );
    expect(await binOf()).toEqual([]);
    expect(await server.as(author).refused(bringBack, { container_id })).toMatchObject(notFound);
  });
});

/** A bank of one question that shows a picture. */
async function picturedBank() {
  const { container_id, users_content_id } = await school.draft();
  const picture = await server
    .as(author)
    .ok(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
  const doc = questionDoc({ question: `<p>What? <img src="${picture.url}"></p>` });
  const question = await server.as(author).ok(saveQuestion, { ...doc, container_id });
  const isThere = async () => (await server.app.inject({ url: picture.url })).statusCode === 200;
  return { container_id, users_content_id, question, isThere };
}

/** The same server so many days later, to what removes things. */
function inDays(days: number) {
  const now = server.clock.now().getTime() + days * 86_400_000;
  return { ...server.services, clock: createManualClock(new Date(now)) };
}

describe('bringing back', () => {
  test('tells of another draft of the same content, and whose it is', async () => {
    const bank = await school.bank();
    await publishNow(server, author, bank.container_id);
    const { content_id } = bank;
    const own = await server.as(author).ok(editPublished, { content_id });
    await server.as(author).ok(deleteContainer, { container_id: own.container_id });
    const theirs = await server.as(other).ok(editPublished, { content_id });
    const { container_id } = own;
    expect(await server.as(author).refused(bringBack, { container_id })).toMatchObject({
      problem: 'container.has_draft',
      details: { full_name: other.full_name },
    });
    await server.as(other).ok(deleteContainer, { container_id: theirs.container_id });
    await server.as(author).ok(bringBack, { container_id });
  });

  test('one person brings a draft back while another begins one: one gets it and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bank = await school.bank();
      await publishNow(server, author, bank.container_id);
      const { content_id } = bank;
      const { container_id } = await server.as(author).ok(editPublished, { content_id });
      await server.as(author).ok(deleteContainer, { container_id });
      const both = await Promise.all([
        server.as(author).call(bringBack, { container_id }),
        server.as(other).call(editPublished, { content_id }),
      ]);
      expect(both.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
      const refused = both.find(({ error_code }) => error_code !== 0);
      expect(refused).toMatchObject({ data: { problem: 'container.has_draft' } });
    }
  });

  test('where its skill was deleted meanwhile it comes back without one, and so do its questions', async () => {
    const bank = await school.bank();
    const { container_id, skill_id } = bank;
    await server.as(author).ok(deleteContainer, { container_id });
    await server.db.inTransaction((tx) =>
      tx.updateTable('skills').set({ is_deleted: 1 }).where('skill_id', '=', skill_id).execute(),
    );
    await server.as(author).ok(bringBack, { container_id });
    const back = await server.as(author).ok(openContainer, { container_id });
    expect(back).toMatchObject({ is_minimal_skill: true, grade: bank.grade, subject: bank.subject });
    const { records } = await server.as(author).ok(listQuestions, { container_id });
    expect(records.map((question) => question.skill_id)).toEqual([back.skill_id]);
  });

  test('its pictures are there still', async () => {
    const { container_id, question, isThere } = await picturedBank();
    await server.as(author).ok(deleteContainer, { container_id });
    await sweepFiles(inDays(29), 0);
    await sweepBins(inDays(29));
    await sweepFiles(inDays(29), 0);
    await server.as(author).ok(bringBack, { container_id });
    const { content_id } = question;
    expect((await server.as(author).ok(openQuestion, { content_id })).question).toContain('<img');
    expect(await isThere()).toBe(true);
  });
});

describe('after 30 days', () => {
  test('what lies in a bin is removed with all that is kept of it, and its files then go as others do', async () => {
    const { container_id, users_content_id, isThere } = await picturedBank();
    await server.as(author).ok(sendComment, { users_content_id, comments: 'Mine' });
    await server.as(author).ok(deleteContainer, { container_id });
    expect(await keptOf(container_id, users_content_id)).toContain('questions');
    await sweepBins(inDays(31));
    expect(await keptOf(container_id, users_content_id)).toEqual(['outbox', 'uploads']);
    await sweepFiles(inDays(31), 30);
    expect(await isThere()).toBe(true);
    await sweepFiles(inDays(62), 30);
    expect(await isThere()).toBe(false);
  });

  test('content that is or was published, or is in work, stays', async () => {
    const bank = await school.bank();
    await publishNow(server, author, bank.container_id);
    const { content_id } = bank;
    const binned = await server.as(author).ok(editPublished, { content_id });
    await server.as(author).ok(deleteContainer, { container_id: binned.container_id });
    const retired = await school.bank();
    await publishNow(server, author, retired.container_id);
    const draft = await school.bank();
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ is_deleted: 1, is_published: 0, content_status: 'd' })
        .where('container_id', '=', retired.container_id)
        .execute(),
    );
    await sweepBins(inDays(31));
    expect(await keptOf(binned.container_id, binned.users_content_id)).not.toContain('containers');
    for (const { container_id, users_content_id } of [bank, retired, draft])
      expect(await keptOf(container_id, users_content_id)).toEqual(
        expect.arrayContaining(['containers', 'history', 'questions']),
      );
    await server.as(author).ok(openContainer, { container_id: bank.container_id });
  });
});

/** The tables that name a container in any of their columns. */
async function keptOf(...ids: readonly string[]): Promise<string[]> {
  return server.db.inReadTransaction(async (tx) => {
    const named = await Promise.all(tableNames.map((table) => isNamedIn(tx, table, ids)));
    return tableNames.filter((_table, at) => named[at]).toSorted();
  });
}

async function isNamedIn(tx: Tx, table: string, ids: readonly string[]): Promise<boolean> {
  const patterns = sql.join(
    ids.map((id) => sql`part::text like ${`%${id}%`}`),
    sql` or `,
  );
  const { rows } = await sql`select from ${sql.table(table)} as part where ${patterns} limit 1`.execute(tx);
  return rows.length > 0;
}
