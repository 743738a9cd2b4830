import { enterCompetition, readEntrance, readStanding } from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { enter } from './enter.ts';
import { day, openCups } from '../../../testing/cups.ts';

const { app, cups } = await openCups();

describe('entering', () => {
  test('by the link, the code of a school or the secret code, each where it is switched on', async () => {
    const cup = await cups.compete();
    expect(await cups.standing(await cups.enter(cup, 'Zara', ' lhr1 '))).toMatchObject({
      school: 'Lahore',
      phase: 'running',
      points: 0,
    });
    expect(await cups.enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'XXXX' })).toBe(
      'competitions.wrong_code',
    );
    const secret = await cups.compete({ ispublic: 0, isschool: 0, issemiprivate: 1, secretcode: 'AB7' });
    expect(await cups.enterRefused({ ...secret, name: 'Zara', grade: '4' })).toBe('competitions.wrong_code');
    expect((await cups.standing(await cups.enter(secret, 'Zara', 'ab7'))).school).toBe('');
  });

  test.each(['', '   ', 'a'.repeat(200), '0300 1234567', 'Idiot', '<b>', 'http://x'])(
    'refuses %j as a name',
    async (name) => {
      const cup = await cups.compete();
      expect(await cups.enterRefused({ ...cup, name, grade: '4' })).toBe('competitions.name_refused');
    },
  );

  test.each([
    ['Ali 2', 'letters'],
    ['a'.repeat(25), 'long'],
    ['Idiot', 'unkind'],
  ])('says what is wrong with %j as a name: %s', async (name, fault) => {
    const cup = await cups.compete();
    const refused = await cups.nobody().refused(enterCompetition, { ...cup, name, grade: '4' });
    expect(refused).toMatchObject({ problem: 'competitions.name_refused', details: { fault } });
  });

  test('takes marks of direction out of a name', async () => {
    const me = await cups.enter(await cups.compete(), '\u202Eآمنہ\u2069');
    expect((await cups.standing(me)).name).toBe('آمنہ');
  });

  test('not before, after, while it is paused, in another grade, or without the login that it wants', async () => {
    const asked = { name: 'Zara', grade: '4' };
    for (const off of [
      { isdisabled: 1 as const },
      { end_date: cups.local(-0.5) },
      { start_date: cups.local(1) },
    ])
      expect(await cups.enterRefused({ ...(await cups.compete(off)), ...asked })).toBe(
        'competitions.not_running',
      );
    expect(await cups.enterRefused({ ...(await cups.compete()), name: 'Zara', grade: '9' })).toBe(
      'competitions.grade_unknown',
    );
    const author = await cups.somebody();
    const premium = await cups.compete({ ispremium: 1 });
    expect(await cups.enterRefused({ ...premium, ...asked })).toBe('players.learner_unknown');
    // A login of another institution is a stranger here.
    const stranger = app.as(await app.make.person({ institution_id: await app.make.institution() }));
    expect((await stranger.refused(enterCompetition, { ...premium, ...asked })).problem).toBe(
      'players.learner_unknown',
    );
    const one = await app.as(author).ok(enterCompetition, { ...premium, ...asked });
    const again = await app.as(author).ok(enterCompetition, { ...premium, ...asked });
    expect(again.player_id).toBe(one.player_id);
    const old = await cups.nobody().refused(readStanding, { ...premium, ...one });
    expect(old.problem).toBe('competitions.player_unknown');
  });

  test('a secret code of three signs is not found by trying: an address is stopped in this competition, and in no other', async () => {
    const cup = await cups.compete({ ispublic: 0, issemiprivate: 1, secretcode: 'K7Q' });
    const other = await cups.compete({ ispublic: 0, issemiprivate: 1, secretcode: 'K7Q' });
    const asked = { name: 'Zara', grade: '4' };
    let tries = 0;
    while (
      (await cups.enterRefused({ ...cup, ...asked, code: `Z${10 + tries}` })) === 'competitions.wrong_code'
    )
      tries += 1;
    expect(tries).toBe(100);
    expect(await cups.enterRefused({ ...cup, ...asked, code: 'K7Q' })).toBe('request.too_many');
    await cups.nobody().ok(enterCompetition, { ...other, ...asked, code: 'K7Q' });
  });

  test('one address brings no more than a school into a competition; who has a login is not counted', async () => {
    const cup = await cups.compete({});
    const { services } = app;
    const limited = { ...services, settings: { ...services.settings, competition_joins_per_address: 2 } };
    const from = (address: string, user_id = '') =>
      app.db.inTransaction((tx) =>
        enter(
          tx,
          limited,
          { ...cup, name: 'Zara', grade: '4', code: '' },
          { learner: user_id === '' ? { user_id, known_by: '' } : { user_id, known_by: 'session' }, address },
        ),
      );
    await from('school');
    await from('school');
    await expect(from('school')).rejects.toThrow('request.too_many');
    await from('school', 'a learner with a login');
    await from('another school');
  });

  test('10,000 wrong codes of one address are soon too many, and then a right one opens nothing either', async () => {
    const cup = await cups.compete({ ispublic: 0 });
    const problems = new Set<string>();
    for (let at = 0; at < 120; at += 1)
      problems.add(await cups.enterRefused({ ...cup, name: 'Zara', grade: '4', code: `A${at}` }));
    expect([...problems]).toEqual(['competitions.wrong_code', 'request.too_many']);
    expect(await cups.enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'LHR1' })).toBe(
      'request.too_many',
    );
    // That locks no one out of another competition.
    const other = await cups.compete({ ispublic: 0 });
    expect((await cups.enter(other, 'Zara', 'LHR1')).player_id).not.toBe('');
    app.clock.advance(16 * 60_000);
    expect(await cups.enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'A' })).toBe(
      'competitions.wrong_code',
    );
  });
});

test('the door says how it is entered, without a code, and that it is hidden once it is over', async () => {
  const cup = await cups.compete({ ispublic: 0, isdemo: 1, ishideonend: 1, end_date: cups.local(3) });
  const door = await cups.nobody().ok(readEntrance, cup);
  expect(door).toEqual({
    phase: 'running',
    was_ended: false,
    is_hidden: false,
    by_link: false,
    by_code: true,
    grades: ['4'],
    needs_login: false,
    is_trial: true,
  });
  app.clock.advance(4 * day);
  expect(await cups.nobody().ok(readEntrance, cup)).toMatchObject({ phase: 'over', is_hidden: true });
});
