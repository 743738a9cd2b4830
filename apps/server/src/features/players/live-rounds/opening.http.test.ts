import { closeBank, leadLiveRound, openLiveRound, readLiveContent, type FailureData } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gameDoc } from '../../../testing/game-doc.ts';
import type { TestPerson } from '../../../testing/index.ts';
import { assessmentOn, makeBank, makePublishedBank, publishNow } from '../../../testing/published-content.ts';
import { openRounds } from './testing/open-rounds.ts';

const { app, bank, somebody, nobody, lead } = await openRounds();

test('a game is asked by its rounds of options', async () => {
  const teacher = await somebody();
  const game = await app.make.container({
    author: teacher,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(app, teacher, game.container_id);
  const round = await app.as(teacher).ok(openLiveRound, { content_id: game.content_id });
  const view = await lead(round, 'next');
  expect(view).toMatchObject({ total: 1, phase: 'asking' });
  expect(view.question?.ListOptions).toHaveLength(4);
  expect(JSON.stringify(view)).not.toContain('IsCorrect');
});

test('two clicks open one round', async () => {
  const teacher = await somebody();
  const opened = await Promise.all(
    [1, 2, 3, 4].map(async () => app.as(teacher).ok(openLiveRound, { content_id: bank })),
  );
  expect(new Set(opened.map(({ code }) => code)).size).toBe(1);
});

test('opening a round anew before it begins sets its time anew; once it has begun its time stays', async () => {
  const teacher = await somebody();
  const opened = async (seconds: number) => app.as(teacher).ok(openLiveRound, { content_id: bank, seconds });
  await opened(20);
  expect(await lead(await opened(60), 'next')).toMatchObject({ phase: 'asking', seconds: 60 });
  expect(await lead(await opened(10), 'next')).toMatchObject({ seconds: 60 });
});

test('a round holds no more than its screens can be sent: the first questions that fit, as was said before', async () => {
  const teacher = await somebody();
  const long = (sign: string): string => `<p>${sign.repeat(19_000)}</p>`;
  const heavy = { option1: long('a'), option2: long('b'), option3: long('c'), feedback: long('d') };
  const made = await makeBank(
    app,
    teacher,
    Array.from({ length: 5 }, (_, at) => ({ ...heavy, question: long(String(at)) })),
  );
  await publishNow(app, teacher, made.bank.container_id);
  const asked = { content_id: made.bank.content_id };
  expect(await app.as(teacher).ok(readLiveContent, asked)).toMatchObject({ questions: 2 });
  const { round_id } = await app.as(teacher).ok(openLiveRound, asked);
  const kept = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('live_rounds')
      .select(['questions', sql<number>`length(questions::text)`.as('bytes')])
      .where('institution_id', '=', teacher.institution_id)
      .where('round_id', '=', round_id)
      .executeTakeFirstOrThrow(),
  );
  expect(kept.questions).toHaveLength(2);
  expect(kept.bytes).toBeLessThan(limits.live_round.bytes * 1.1);
});

test('content without questions, or not published, opens no round', async () => {
  const teacher = await somebody();
  const link = await app.make.container({
    author: teacher,
    content_type: 'link',
    json_data: { schema_version: 1, description: '', link: 'https://example.org/' },
  });
  const asked = { content_id: link.content_id };
  expect((await app.as(teacher).refused(openLiveRound, asked)).problem).toBe('players.not_found');
  await publishNow(app, teacher, link.container_id);
  expect((await app.as(teacher).refused(openLiveRound, asked)).problem).toBe('live.nothing_to_ask');
});

test('rounds are opened as often as lessons need, and not without end; coming back to one is not counted', async () => {
  const asked = { content_id: bank };
  const teacher = await somebody();
  const openAndEnd = async () => {
    const opened = await app.as(teacher).call(openLiveRound, asked);
    if (opened.error_code !== 0) return (opened.data as FailureData).problem;
    await app.as(teacher).ok(openLiveRound, asked);
    const { code: _code, ...round } = await app.as(teacher).ok(openLiveRound, asked);
    await nobody().ok(leadLiveRound, { ...round, step: 'end', version: 1 });
    return 'ok';
  };
  const answers: string[] = [];
  for (let at = 0; at < 30; at += 1) answers.push(await openAndEnd());
  expect(new Set(answers)).toEqual(new Set(['ok', 'request.too_many']));
  app.clock.advance(16 * 60_000);
  expect(await openAndEnd()).toBe('ok');
});

test('questions of a bank that is closed are asked by its author alone, those of an exam by nobody', async () => {
  const teacher = await somebody();
  const colleague = await app.make.person({ institution_id: teacher.institution_id, roles: ['teacher'] });
  const beside = await makePublishedBank(app, teacher, 2);
  const three = [1, 2, 3].map((number) => ({ question: `<p>Behind the door ${number}?</p>` }));
  const { bank: closed } = await makeBank(app, teacher, three);
  await publishNow(app, teacher, closed.container_id);
  const made = async (over: object) => {
    const skills = [
      { skill_id: beside.skill_id, count: 2 },
      { skill_id: closed.skill_id, count: 3 },
    ];
    const json_data = { ...assessmentOn(skills), ...over };
    const { skill_id } = beside;
    const { container_id, content_id } = await app.make.container({
      author: teacher,
      content_type: 'assessment',
      skill_id,
      json_data,
    });
    await publishNow(app, teacher, container_id);
    return content_id;
  };
  const test_id = await made({});
  const exam_id = await made({ is_feedback_hidden: 1 });
  await app.as(teacher).ok(closeBank, { container_id: closed.container_id, is_closed: 1 });
  const totalFor = async (person: TestPerson) => {
    const round = await app.as(person).ok(openLiveRound, { content_id: test_id });
    return (await lead(round, 'next')).total;
  };
  expect([await totalFor(colleague), await totalFor(teacher)]).toEqual([2, 5]);
  for (const person of [colleague, teacher])
    expect((await app.as(person).refused(openLiveRound, { content_id: exam_id })).problem).toBe(
      'live.nothing_to_ask',
    );
});

test('a round that is open is not given again to a person to whom its bank was closed', async () => {
  const author = await somebody();
  const leader = await app.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
  const made = await makeBank(app, author, [{}, {}]);
  const { content_id, container_id } = made.bank;
  await publishNow(app, author, container_id);
  await app.as(leader).ok(openLiveRound, { content_id });
  await app.as(leader).ok(openLiveRound, { content_id });
  await app.as(author).ok(closeBank, { container_id, is_closed: 1 });
  expect((await app.as(leader).refused(openLiveRound, { content_id })).problem).toBe('players.not_found');
});
