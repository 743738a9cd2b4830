import {
  answerLiveRound,
  closeBank,
  joinLiveRound,
  leadLiveRound,
  openLiveRound,
  removeLivePlayer,
  type FailureData,
  type LiveHostView,
  type LivePhoneView,
  type LiveRoundEvent,
  type LiveStep,
} from '@takhti/contract';
import { limits, type LivePhase } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc } from '../../../testing/game-doc.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { assessmentOn, makeBank, makePublishedBank, publishNow } from '../../../testing/published-content.ts';
import { sweepLiveRounds } from '../../storage/index.ts';
import { joinRound } from './join-round.ts';
import { closeQuestion, selectOptionalRound } from './live-rounds.queries.ts';
import { watch } from './testing/watch.ts';

let app: TestApp;
let teacher: TestPerson;
let bank: string;
let api: string;
beforeAll(async () => {
  app = await makeTestApp();
  teacher = await app.make.person();
  bank = (await makePublishedBank(app, teacher, 3)).assessment_id;
  api = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => app.close());

const { live_round } = limits;
const nobody = () => app.as(null);

async function open(content_id = bank) {
  // The clock moves on, past the end of a login.
  teacher = await app.make.person({ institution_id: teacher.institution_id });
  return app.as(teacher).ok(openLiveRound, { content_id, seconds: 20 });
}
type Opened = Awaited<ReturnType<typeof open>>;

const join = ({ code }: Opened, nickname: string) => nobody().ok(joinLiveRound, { code, nickname });
type Joined = Awaited<ReturnType<typeof join>>;

async function lead(round: Opened, step: LiveStep, version?: number): Promise<LiveHostView> {
  const now = version ?? (await nobody().ok(leadLiveRound, { ...round, step: 'close', version: 0 })).version;
  return nobody().ok(leadLiveRound, { ...round, step, version: now });
}

/** What is right of the question that is looked at stands in the picture's question alone: learners of the test read the author's key. */
function keyOf({ question }: Pick<LiveHostView, 'question'>, wants: boolean): string[] {
  const option = question?.ListOptions.find(({ OptionId }) => (OptionId === 'o1') === wants);
  return option ? [option.OptionId] : [];
}

const give = (me: Joined, view: LiveHostView, isRight: boolean, held_ms = 0) => ({
  ...me,
  question_at: view.question_at,
  answer: { OptionIds: keyOf(view, isRight) },
  held_ms,
});

const isHost =
  (phase: LivePhase, answered = 0) =>
  (event: LiveRoundEvent): event is LiveHostView =>
    event.kind === 'host' && event.phase === phase && event.answered >= answered;
const isPhone =
  (phase: LivePhase) =>
  (event: LiveRoundEvent): event is LivePhoneView =>
    event.kind === 'phone' && event.phase === phase;

describe('joining', () => {
  test('by the code, in the digits of any script, with a nickname that is no insult and nobody else’s', async () => {
    const round = await open();
    const eastern = Array.from(round.code, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    expect(await nobody().ok(joinLiveRound, { code: eastern, nickname: '\u202Eآمنہ' })).toMatchObject({
      nickname: 'آمنہ',
      round_id: round.round_id,
    });
    const refused = async (nickname: string) =>
      (await nobody().refused(joinLiveRound, { code: round.code, nickname })).problem;
    expect(await refused('آمنہ')).toBe('live.name_taken');
    for (const name of ['a'.repeat(200), 'Idiot', '', '0300 1234567', '\u202E\u202E'])
      expect(await refused(name)).toBe('live.name_refused');
  });

  test('10,000 wrong codes of one address are soon too many, and then a right one is not told either', async () => {
    const round = await open();
    const problems: string[] = [];
    for (let at = 0; at < 120; at += 1)
      problems.push(
        (await nobody().refused(joinLiveRound, { code: String(100_000 + at), nickname: 'Zara' })).problem,
      );
    expect(new Set(problems)).toEqual(new Set(['live.round_unknown', 'request.too_many']));
    expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
      'request.too_many',
    );
    app.clock.advance(4 * 60_000);
    expect((await join(round, 'Zara')).nickname).toBe('Zara');
  });

  test('one address fills no round: so many join from it, and others still may', async () => {
    const round = await open();
    const { services } = app;
    const limited = { ...services, settings: { ...services.settings, live_joins_per_address: 2 } };
    const from = (address: string, nickname: string) =>
      app.db.inTransaction((tx) => joinRound(tx, limited, { code: round.code, nickname }, address));
    await from('phone', 'Zara');
    await expect(from('phone', 'Zara')).rejects.toThrow('live.name_taken');
    await from('phone', 'Gul');
    await expect(from('phone', 'Hamida')).rejects.toThrow('request.too_many');
    expect((await from('school', 'Hamida')).nickname).toBe('Hamida');
  });

  test('of a game its rounds of options are asked', async () => {
    teacher = await app.make.person({ institution_id: teacher.institution_id });
    const game = await app.make.container({
      author: teacher,
      content_type: 'rumble_in_the_jumble',
      json_data: gameDoc(),
    });
    await publishNow(app, teacher, game.container_id);
    const round = await open(game.content_id);
    const view = await lead(round, 'next');
    expect(view).toMatchObject({ total: 1, phase: 'asking' });
    expect(view.question?.ListOptions).toHaveLength(4);
    expect(JSON.stringify(view)).not.toContain('IsCorrect');
  });

  test('what cannot be asked is no round, nor what is not published', async () => {
    teacher = await app.make.person({ institution_id: teacher.institution_id });
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

  test('as often as lessons need, and not without end; coming back to one is not counted', async () => {
    const asked = { content_id: bank };
    teacher = await app.make.person({ institution_id: teacher.institution_id });
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
    teacher = await app.make.person({ institution_id: teacher.institution_id });
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
});

describe('a round', () => {
  test('is played to its podium: first answers count, once; nothing tells what is right while it is asked', async () => {
    const round = await open();
    const players = await Promise.all(['Ali', 'Bano', 'Chaman'].map((name) => join(round, name)));
    const [ali, bano, chaman] = players as [Joined, Joined, Joined];
    let view = await lead(round, 'next');
    expect(view).toMatchObject({ phase: 'asking', question_at: 0, total: 3, players: 3, left_ms: 20_000 });
    expect(JSON.stringify(view)).not.toContain('IsCorrect');
    await nobody().ok(answerLiveRound, give(ali, view, true));
    await nobody().ok(answerLiveRound, give(ali, view, false));
    app.clock.advance(10_000);
    await nobody().ok(answerLiveRound, give(bano, view, true));
    app.clock.advance(10_000 + live_round.grace_ms);
    view = await lead(round, 'close');
    expect(view).toMatchObject({ phase: 'picture', answered: 2, picture: { right: 2, wrong: 0 } });
    expect(view.picture?.options.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    for (const at of [1, 2]) {
      view = await lead(round, 'next');
      expect(view).toMatchObject({ phase: 'asking', question_at: at });
      await nobody().ok(answerLiveRound, give(chaman, view, false));
      app.clock.advance(60_000);
    }
    view = await lead(round, 'next');
    expect(view.phase).toBe('podium');
    // Who has no points stands nowhere, and nobody is last.
    expect(view.podium).toEqual([
      { place: 1, nickname: 'Ali', points: 150 },
      { place: 2, nickname: 'Bano', points: 125 },
    ]);
    expect((await lead(round, 'next')).phase).toBe('over');
    expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zoya' })).problem).toBe(
      'live.round_unknown',
    );
  });

  test('a click that comes twice goes on once', async () => {
    const round = await open();
    const { version } = await lead(round, 'close');
    const views = await Promise.all([1, 2, 3].map(() => lead(round, 'next', version)));
    expect(views.map(({ question_at }) => question_at)).toEqual([0, 0, 0]);
    expect((await lead(round, 'close')).question_at).toBe(0);
  });

  test('answers are judged by when they were given: held by a broken line they count, late or made up they do not', async () => {
    const round = await open();
    const [ali, bano] = [await join(round, 'Ali'), await join(round, 'Bano')];
    const view = await lead(round, 'next');
    const problem = async (input: Parameters<typeof give>) =>
      (await nobody().refused(answerLiveRound, give(...input))).problem;
    expect(
      (await nobody().refused(answerLiveRound, { ...give(ali, view, true), question_at: 1 })).problem,
    ).toBe('live.not_asked');
    expect(
      (await nobody().refused(answerLiveRound, { ...give(ali, view, true), player_token: 'x'.repeat(30) }))
        .problem,
    ).toBe('live.player_unknown');
    app.clock.advance(23_000);
    expect(await problem([ali, view, true])).toBe('live.too_late');
    await nobody().ok(answerLiveRound, give(ali, view, true, 4_000));
    app.clock.advance(3_000);
    expect(await problem([bano, view, true, 60_000])).toBe('live.not_asked');
    expect((await lead(round, 'close')).picture).toMatchObject({ right: 1, wrong: 0 });
  });

  test('its host comes back from another browser; the one before leads no more, and it ends by itself', async () => {
    const round = await open();
    const again = await app.as(teacher).ok(openLiveRound, { content_id: bank });
    expect(again).toMatchObject({ round_id: round.round_id, code: round.code });
    const old = await nobody().refused(leadLiveRound, { ...round, step: 'next', version: 1 });
    expect(old.problem).toBe('live.round_unknown');
    app.clock.advance(live_round.hours * 3_600_000);
    expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
      'live.round_unknown',
    );
    expect((await open()).round_id).not.toBe(round.round_id);
  });
});

test('a round that was played to its podium makes way for a new one', async () => {
  const round = await open();
  let view = await lead(round, 'next');
  for (let asked = 0; view.phase !== 'podium' && asked < 10; asked += 1) {
    app.clock.advance(60_000);
    view = await lead(round, 'next');
  }
  expect(view.phase).toBe('podium');
  const next = await app.as(teacher).ok(openLiveRound, { content_id: bank });
  expect(next.code).not.toBe(round.code);
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
    'live.round_unknown',
  );
  await nobody().ok(joinLiveRound, { code: next.code, nickname: 'Zara' });
});

test('a round that was ended stays so, whatever was on its way', async () => {
  const round = await open();
  await lead(round, 'next');
  const seen = await app.db.inReadTransaction((tx) => selectOptionalRound(tx, round));
  if (!seen) throw new Error('no round');
  expect(await lead(round, 'end')).toMatchObject({ phase: 'over' });
  await app.db.inTransaction((tx) => closeQuestion(tx, seen));
  expect(await lead(round, 'close')).toMatchObject({ phase: 'over' });
});

test('rounds end by themselves, and nicknames are forgotten after days, though nobody opens another', async () => {
  const round = await open();
  await join(round, 'Zara');
  const kept = () =>
    app.db.inReadTransaction(async (tx) => ({
      round: await selectOptionalRound(tx, round),
      players: await tx
        .selectFrom('live_players')
        .select('nickname')
        .where('round_id', '=', round.round_id)
        .execute(),
    }));
  app.clock.advance((live_round.hours + 1) * 3_600_000);
  await sweepLiveRounds(app.services);
  expect(await kept()).toMatchObject({ round: { phase: 'over' }, players: [{ nickname: 'Zara' }] });
  app.clock.advance(live_round.days * 24 * 3_600_000);
  await sweepLiveRounds(app.services);
  expect(await kept()).toEqual({ round: undefined, players: [] });
});

describe('screens', () => {
  test('are told everything: who joins, the question, that all have answered, and being taken out', async () => {
    const round = await open();
    const front = await watch(api, { ...round, secret: round.host_token });
    await front.until(isHost('lobby'));
    const ali = await join(round, 'Ali');
    const phone = await watch(api, { ...ali, secret: ali.player_token });
    expect(await phone.until(isPhone('lobby'))).toMatchObject({ nickname: 'Ali', points: 0, question: null });
    expect((await front.until(isHost('lobby'))).joined).toMatchObject([{ nickname: 'Ali' }]);
    const view = await lead(round, 'next');
    const asked = await phone.until(isPhone('asking'));
    expect(asked.question?.QuestionId).toBe(view.question?.QuestionId);
    expect(JSON.stringify(asked)).not.toContain('IsCorrect');
    await nobody().ok(answerLiveRound, give(ali, view, true));
    // Everybody has answered: nobody waits for the time.
    expect(await front.until(isHost('picture'))).toMatchObject({ answered: 1, picture: { right: 1 } });
    expect(await phone.until(isPhone('picture'))).toMatchObject({
      points: 150,
      right: 1,
      outcome: { is_right: true, points: 150 },
    });
    // A phone that slept hears at once how things stand.
    phone.stop();
    const woken = await watch(api, { ...ali, secret: ali.player_token });
    expect(await woken.until(isPhone('picture'))).toMatchObject({ is_answered: true });
    await nobody().ok(removeLivePlayer, { ...round, player_id: ali.player_id });
    await woken.until((event): event is LiveRoundEvent & { kind: 'gone' } => event.kind === 'gone');
    expect((await nobody().refused(answerLiveRound, give(ali, view, true))).problem).toBe(
      'live.player_unknown',
    );
    front.stop();
  });

  test('are not for strangers', async () => {
    const round = await open();
    const ali = await join(round, 'Ali');
    await expect(watch(api, { ...round, secret: ali.player_token })).rejects.toThrow('status 403');
    await expect(watch(api, { ...ali, secret: round.host_token })).rejects.toThrow('status 403');
  });

  test('sixty phones at once: every answer is counted, none twice', async () => {
    const round = await open();
    const names = Array.from({ length: 60 }, (_, at) =>
      String.fromCodePoint(65 + Math.floor(at / 26), 97 + (at % 26)),
    );
    const players = await Promise.all(names.map((name) => join(round, name)));
    const phones = await Promise.all(
      players.map((each) => watch(api, { ...each, secret: each.player_token })),
    );
    const view = await lead(round, 'next');
    await Promise.all(phones.map((phone) => phone.until(isPhone('asking'))));
    await Promise.all(
      players.flatMap((each, at) => {
        const answer = give(each, view, at % 3 === 0);
        return [nobody().ok(answerLiveRound, answer), nobody().call(answerLiveRound, answer)];
      }),
    );
    const told = await Promise.all(phones.map((phone) => phone.until(isPhone('picture'))));
    expect(told.filter(({ outcome }) => outcome?.is_right)).toHaveLength(20);
    expect((await lead(round, 'close')).picture).toMatchObject({ right: 20, wrong: 40 });
    for (const phone of phones) phone.stop();
  });
});
