import { enterCompetition, holdCompetition, readCompetitionRun, readEntrance } from '@takhti/contract';
import { expect, test } from 'vitest';
import { openCups } from '../../../testing/cups.ts';
import { held } from './held.ts';

const { app, cups } = await openCups();

test('its author pauses a published competition and lets it go on: nothing is entered or counted meanwhile', async () => {
  const { cup, played, author, container_id } = await cups.reviewedCup({});
  const [bank = ''] = played;
  const me = await cups.enter(cup, 'Zara');
  const hold = (action: 'pause' | 'resume') =>
    app.as(author).ok(holdCompetition, { container_id, hold: action });
  expect(await app.as(author).ok(readCompetitionRun, { container_id })).toEqual({
    phase: 'running',
    is_paused: false,
    ended_on: null,
    may_hold: true,
  });
  expect(await hold('pause')).toMatchObject({ phase: 'paused', is_paused: true });
  expect(await cups.enterRefused({ ...cup, name: 'Bano', grade: '4' })).toBe('competitions.not_running');
  expect(await (await cups.begin(me, bank))(4)).toMatchObject({ not_counted: 'late' });
  expect(await cups.standing(me)).toMatchObject({ points: 0, phase: 'paused' });
  expect(await hold('resume')).toMatchObject({ phase: 'running', is_paused: false });
  await cups.play(me, bank, 2);
  expect(await cups.standing(me)).toMatchObject({ points: 50, phase: 'running' });
});

test('it is ended now and for good: what was reached stays, and learners are told that it was ended', async () => {
  const { cup, played, author, container_id } = await cups.reviewedCup({});
  const [one = '', two = ''] = played;
  const me = await cups.enter(cup, 'Zara');
  await cups.play(me, one, 4);
  app.clock.advance(1000);
  const run = await app.as(author).ok(holdCompetition, { container_id, hold: 'end' });
  expect(run.phase).toBe('over');
  expect(run.ended_on).not.toBeNull();
  app.clock.advance(60_000);
  await cups.play(me, two, 4);
  expect(await cups.standing(me)).toMatchObject({ points: 100, phase: 'over' });
  expect(await cups.nobody().ok(readEntrance, cup)).toMatchObject({ phase: 'over', was_ended: true });
  for (const hold of ['resume', 'pause', 'end'] as const) {
    const { problem } = await app.as(author).refused(holdCompetition, { container_id, hold });
    expect(problem).toBe('competitions.not_running');
  }
  expect((await cups.nobody().refused(enterCompetition, { ...cup, name: 'Gul', grade: '4' })).problem).toBe(
    'competitions.not_running',
  );
});

test('only its author and who approves finally hold it; one that has not begun is not ended', async () => {
  const { author, container_id } = await cups.reviewedCup({ start_date: cups.local(2) });
  const { institution_id } = author;
  for (const roles of [['cd'], ['cr1'], ['teacher']]) {
    const other = await app.make.person({ institution_id, roles });
    const { problem } = await app.as(other).refused(holdCompetition, { container_id, hold: 'pause' });
    expect(problem).toMatch(/forbidden|not_found/);
    expect(await app.as(other).ok(readCompetitionRun, { container_id })).toMatchObject({ may_hold: false });
  }
  const last = await app.make.person({ institution_id, roles: ['cr3'] });
  const early = await app.as(last).refused(holdCompetition, { container_id, hold: 'end' });
  expect(early.problem).toBe('competitions.not_running');
  const paused = await app.as(last).ok(holdCompetition, { container_id, hold: 'pause' });
  expect(paused).toMatchObject({ phase: 'before', is_paused: true });
});

test('an end holds for the time that it was made in: published anew with later times it runs again', () => {
  const doc = {
    timezone: 'Asia/Karachi',
    start_date: '2031-03-01 08:00:00',
    end_date: '2031-03-31 08:00:00',
    isdisabled: 0 as const,
  };
  const ended_on = new Date('2031-03-10T07:00:00Z');
  expect(held(doc, { is_paused: false, ended_on }).end_date).toBe('2031-03-10 12:00:00');
  const later = { ...doc, start_date: '2031-04-01 08:00:00', end_date: '2031-04-30 08:00:00' };
  expect(held(later, { is_paused: false, ended_on })).toEqual(later);
});
