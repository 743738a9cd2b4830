import { approve, importQuestions, listChangesSince, lookedAt, saveQuestion } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { questionDoc, type TestPerson } from '../../testing/index.ts';
import { openSchool } from '../../testing/school.ts';
import { bankInReview, editOf } from './testing/reviewed.ts';

const opened = await openSchool();
const { server, author, reviewer } = opened;

describe('since a reviewer last looked', () => {
  test('they see what others changed, each thing once; the mark moves when they are done, not while they look', async () => {
    const { question, container_id, back, reread } = await bankInReview(opened);
    const since = (person: TestPerson) => server.as(person).ok(listChangesSince, { container_id });
    expect(await since(reviewer)).toMatchObject({ looked_on: null, total: 0 });
    await server.as(reviewer).ok(saveQuestion, editOf(question, { difficulty: 8 }));
    await back();

    const sent = await reread();
    const edited = await server.as(author).ok(saveQuestion, editOf(sent, { question: '<p>Mended</p>' }));
    await server.as(author).ok(saveQuestion, editOf(edited, { question: '<p>Mended twice</p>' }));
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    for (let looks = 0; looks < 2; looks += 1) {
      const { records, looked_on } = await since(reviewer);
      expect(looked_on).not.toBeNull();
      expect(records).toMatchObject([
        { position: 1, before: { question: '<p>Old</p>' }, after: { question: '<p>Mended twice</p>' } },
        { position: 2, before: null },
      ]);
    }
    const { until } = await since(reviewer);
    await server.as(reviewer).ok(lookedAt, { container_id, until });
    expect((await since(reviewer)).total).toBe(0);
    // Work that continues after a look is told again, and not as part of what was seen.
    const seen = await reread();
    await server.as(author).ok(saveQuestion, editOf(seen, { question: '<p>Third</p>' }));
    expect((await since(reviewer)).records).toMatchObject([
      { before: { question: '<p>Mended twice</p>' }, after: { question: '<p>Third</p>' } },
    ]);
  });

  test('tells the number of an import of thousands, and the first of it', async () => {
    const { container_id, back } = await bankInReview(opened);
    await back();
    const heading = 'Question,CorrectFeedback,IncorrectFeedback,Option1,Correct1,Option2,Correct2\n';
    const rows = Array.from({ length: 301 }, (_, at) => `What is ${at}?,Right,Wrong,${at},Y,${at + 1},N\n`);
    const file = { file_name: 'many.csv', body: Buffer.from(heading + rows.join('')) };
    await server.as(author).ok(importQuestions, { container_id }, file);
    const { records, total } = await server.as(reviewer).ok(listChangesSince, { container_id });
    expect([records.length, total]).toEqual([limits.changes.shown, 301]);
  });

  test('a look counts up to now at the most, and takes back no later one', async () => {
    const { container_id, back, reread } = await bankInReview(opened);
    const since = () => server.as(reviewer).ok(listChangesSince, { container_id });
    const look = (until: string) => server.as(reviewer).ok(lookedAt, { container_id, until });
    await back();
    const { until: earlier } = await since();
    await look('2999-01-01T00:00:00Z');
    await server.as(author).ok(saveQuestion, editOf(await reread(), { question: '<p>Mended</p>' }));
    const { total, until } = await since();
    expect(total).toBe(1);
    await look(until);
    await look(earlier);
    expect((await since()).total).toBe(0);
  });

  test('approving is having looked', async () => {
    const { item, container_id } = await bankInReview(opened);
    await server.as(reviewer).ok(approve, { container_id, version: item.version });
    expect((await server.as(reviewer).ok(listChangesSince, { container_id })).looked_on).not.toBeNull();
  });
});
