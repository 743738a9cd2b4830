import {
  certifyCompetitor,
  leaveCompetition,
  readLeaderboard,
  redeemReward,
  verifyCertificate,
} from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { publishNow } from '../../testing/published-content.ts';
import { day, openCups } from '../../testing/cups.ts';

// Public and premium are in entering.http.test.ts, no repeat in competing.http.test.ts.
const { app, cups } = await openCups();

const board = { period: 3, scope: 'school' } as const;

describe('a flag means what it says:', () => {
  test('school and semi-private let in by their codes; without them the codes open nothing', async () => {
    const off = { ispublic: 0, isschool: 0, issemiprivate: 0, secretcode: 'AB7' } as const;
    for (const [flag, code] of [
      ['isschool', 'LHR1'],
      ['issemiprivate', 'AB7'],
    ] as const) {
      const me = await cups.enter(await cups.compete({ ...off, [flag]: 1 }), 'Zara', code);
      expect(await cups.standing(me)).toMatchObject({ school: flag === 'isschool' ? 'Lahore' : '' });
      const other = await cups.compete({ ...off, isschool: 1, issemiprivate: 1, [flag]: 0 });
      expect(await cups.enterRefused({ ...other, name: 'Zara', grade: '4', code })).toBe(
        'competitions.wrong_code',
      );
    }
  });

  test('multiplayer shows places; without it learners see their own points alone', async () => {
    for (const [ismultiplayer, shows] of [
      [1, true],
      [0, false],
    ] as const) {
      const me = await cups.enter(await cups.compete({ ismultiplayer }), 'Zara', 'LHR1');
      await cups.play(me, cups.banks[0] ?? '', 4);
      expect(await cups.standing(me)).toMatchObject({ points: 100, shows_places: shows });
      const told = await cups.nobody().call(readLeaderboard, { ...me, ...board });
      expect(told.error_code === 0).toBe(shows);
    }
  });

  test('resign lets learners leave; without it they stay', async () => {
    const me = await cups.enter(await cups.compete({ isresign: 0 }), 'Zara');
    expect(await cups.standing(me)).toMatchObject({ may_leave: false });
    const { problem } = await cups.nobody().refused(leaveCompetition, me);
    expect(problem).toBe('competitions.not_earned');
    expect(await cups.standing(me)).toMatchObject({ name: 'Zara' });
  });

  test('certificate gives one to who played all levels; without it nobody gets one', async () => {
    const me = await cups.enter(await cups.compete({ iscertificate: 0 }), 'Zara');
    for (const bank of cups.banks) await cups.play(me, bank, 4);
    expect(await cups.standing(me)).toMatchObject({ points: 300, certificate: null });
    expect((await cups.nobody().refused(certifyCompetitor, me)).problem).toBe('competitions.not_earned');
  });

  test('randomisation gives each learner an order of their own, the same each time; without it all have the author’s', async () => {
    const levels = [{ level_grade: '4', lessons_ids: cups.banks }];
    const ordersOf = async (israndomization: 0 | 1): Promise<string[]> => {
      const cup = await cups.compete({ levels, israndomization });
      const orders: string[] = [];
      for (let at = 0; at < 8; at += 1) {
        const me = await cups.enter(cup, 'Zara');
        const [order = '', again] = await Promise.all(
          [1, 2].map(async () =>
            (await cups.standing(me)).levels
              .flatMap(({ lessons }) => lessons.map((lesson) => lesson.content_id))
              .join(' '),
          ),
        );
        expect(again).toBe(order);
        orders.push(order);
      }
      return orders;
    };
    expect(new Set(await ordersOf(1)).size).toBeGreaterThan(1);
    expect(new Set(await ordersOf(0))).toEqual(new Set([cups.banks.join(' ')]));
  });

  test('disabled pauses: what is played meanwhile counts nothing, and what was reached before stays', async () => {
    const { cup, mend } = await cups.cupToMend({});
    const [first = '', second = ''] = cups.banks;
    const me = await cups.enter(cup, 'Zara');
    await cups.play(me, first, 4);
    await mend({ isdisabled: 1 });
    await cups.play(me, second, 4);
    expect(await cups.standing(me)).toMatchObject({ phase: 'paused', points: 100 });
    await mend({ isdisabled: 0 });
    await cups.play(me, second, 4);
    expect(await cups.standing(me)).toMatchObject({ phase: 'running', points: 200 });
  });

  test('lesson lets content without points in, which a certificate does not wait for', async () => {
    const author = await cups.somebody();
    const link = await app.make.container({
      author,
      content_type: 'link',
      json_data: { schema_version: 1, description: '', link: 'https://example.org/' },
    });
    await publishNow(app, author, link.container_id);
    const { content_id } = link;
    const levels = [{ level_grade: '4', lessons_ids: [cups.banks[0] ?? '', content_id] }];
    const others = [{ content_id, content_type: 'link', title: 'Read this first' }];
    const { cup } = await cups.cupToMend({ islesson: 1, levels }, others);
    const me = await cups.enter(cup, 'Zara');
    await cups.play(me, cups.banks[0] ?? '', 4);
    const { levels: told, certificate } = await cups.standing(me);
    expect(told[0]?.lessons).toMatchObject([
      { is_scored: true, points: 100 },
      { content_id, is_scored: false, points: null },
    ]);
    expect(certificate).toMatchObject({ is_earned: true });
  });

  test('demo is a trial: points and places, but neither reward nor certificate', async () => {
    const me = await cups.enter(await cups.compete({ isdemo: 1 }), 'Zara', 'LHR1');
    for (const bank of cups.banks) await cups.play(me, bank, 4);
    expect(await cups.standing(me)).toMatchObject({ points: 300, reward: null, certificate: null });
    for (const call of [redeemReward, certifyCompetitor])
      expect((await cups.nobody().refused(call, me)).problem).toBe('competitions.not_earned');
    expect((await cups.nobody().ok(readLeaderboard, { ...me, ...board })).rows).toHaveLength(1);
  });

  test('hide on end leaves nothing to be seen but certificates; without it the results stay', async () => {
    for (const ishideonend of [0, 1] as const) {
      const cup = await cups.compete({ ishideonend, end_date: cups.local(3) });
      const me = await cups.enter(cup, 'Zara', 'LHR1');
      for (const bank of cups.banks) await cups.play(me, bank, 2);
      const { code } = await cups.nobody().ok(certifyCompetitor, me);
      app.clock.advance(4 * day);
      const told = await cups.nobody().call(readLeaderboard, { ...me, ...board });
      expect(told.error_code === 0).toBe(ishideonend === 0);
      expect(await cups.nobody().ok(verifyCertificate, { ...cup, code })).toMatchObject({ points: 150 });
    }
  });
});
