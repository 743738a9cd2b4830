import { exportCompetitors, handOverReward, listCompetitors, redeemReward } from '@takhti/contract';
import { expect, test } from 'vitest';
import { type TestPerson } from '../../../testing/index.ts';
import { openCups } from '../../../testing/cups.ts';

const { app, cups } = await openCups();

/** A teacher of a school of this name. */
async function teacherOf(title: string | null, institution_id: number): Promise<TestPerson> {
  if (title === null) return app.make.person({ institution_id, roles: ['teacher'] });
  const school_id = crypto.randomUUID();
  await app.db.inTransaction((tx) =>
    tx.insertInto('schools').values({ institution_id, school_id, title }).execute(),
  );
  return app.make.person({ institution_id, roles: ['teacher'], school_id });
}

/** A reviewed competition with a learner of each of two schools, and one by the link; Zara took the reward. */
async function played() {
  const { cup, played: banks, author, container_id } = await cups.reviewedCup({ ticketcost: 100 });
  const zara = await cups.enter(cup, 'Zara', 'LHR1');
  const bano = await cups.enter(cup, 'Bano', 'QTA2');
  await cups.enter(cup, 'Gul');
  const [one = '', two = ''] = banks;
  await cups.play(bano, one, 2);
  for (const bank of [one, two]) await cups.play(zara, bank, 4);
  await cups.skip(bano, two);
  await cups.nobody().ok(redeemReward, zara);
  return { author, container_id, zara, bano };
}

test('the owner of a competition sees all that play it, with what they reached and who took the reward', async () => {
  const { author, container_id, zara } = await played();
  const all = await app.as(author).ok(listCompetitors, { container_id });
  expect(all).toMatchObject({ total: 3, school: null, has_reward: true });
  expect(all.records).toMatchObject([
    { name: 'Zara', school: 'Lahore', grade: '4', points: 200, coins: 100, finished: 2, to_finish: 3 },
    { name: 'Bano', school: 'Quetta', points: 50, coins: 50, finished: 1, redeemed_on: null },
    { name: 'Gul', school: '', points: 0, finished: 0 },
  ]);
  expect(all.records[0]?.redeemed_on).not.toBeNull();
  const taken = await app.as(author).ok(listCompetitors, { container_id, only_redeemed: true });
  expect([taken.total, taken.records[0]?.player_id]).toEqual([1, zara.player_id]);
  expect(await app.as(author).ok(listCompetitors, { container_id, page: 2 })).toMatchObject({
    total: 3,
    records: [],
  });
});

test('a teacher sees those of their own school alone; others see none', async () => {
  const { author, container_id, bano } = await played();
  const { institution_id } = author;
  const teacher = await teacherOf(' quetta ', institution_id);
  const seen = await app.as(teacher).ok(listCompetitors, { container_id });
  expect(seen).toMatchObject({ total: 1, records: [{ name: 'Bano' }] });
  const file = await app.post(exportCompetitors.path, { container_id }, teacher.session_id);
  expect(file.payload).toContain('Bano');
  expect(file.payload).not.toContain('Zara');
  for (const stranger of [
    await teacherOf(null, institution_id),
    await app.make.person({ institution_id }),
    await app.make.person({}),
  ]) {
    const { problem } = await app.as(stranger).refused(listCompetitors, { container_id });
    expect(problem).toMatch(/forbidden|not_found/);
    const { problem: unhanded } = await app
      .as(stranger)
      .refused(handOverReward, { container_id, player_id: bano.player_id, is_handed: true });
    expect(unhanded).toMatch(/forbidden|not_found/);
  }
});

test('a reward that was taken is handed over once, and can be taken back; nobody hands out what was not taken', async () => {
  const { author, container_id, zara, bano } = await played();
  const hand = (player_id: string, is_handed = true) => ({ container_id, player_id, is_handed });
  const { handed_on } = await app.as(author).ok(handOverReward, hand(zara.player_id));
  app.clock.advance(60_000);
  expect(await app.as(author).ok(handOverReward, hand(zara.player_id))).toEqual({ handed_on });
  const { records } = await app.as(author).ok(listCompetitors, { container_id });
  expect(records[0]).toMatchObject({ name: 'Zara', handed_on });
  expect(await app.as(author).ok(handOverReward, hand(zara.player_id, false))).toEqual({ handed_on: null });
  const { problem } = await app.as(author).refused(handOverReward, hand(bano.player_id));
  expect(problem).toBe('competitions.not_earned');
  const quetta = await teacherOf('Quetta', author.institution_id);
  const elsewhere = await app.as(quetta).refused(handOverReward, hand(zara.player_id));
  expect(elsewhere.problem).toBe('competitions.player_unknown');
});

test('the file holds all of them, and no cell is a formula', async () => {
  const { cup, author, container_id } = await cups.reviewedCup({ schooltag: '=Lahore\nQuetta' });
  await cups.enter(cup, 'Zara', 'LHR1');
  const file = await app.post(exportCompetitors.path, { container_id }, author.session_id);
  expect(file.headers['content-type']).toContain('text/csv');
  const [head, row] = file.payload.split('\r\n');
  expect(head).toBe(
    '\uFEFFname,school,grade,points,finished,to_finish,coins,joined_on,redeemed_on,handed_on',
  );
  expect(row).toMatch(/^Zara,'=Lahore,4,0,0,3,0,/);
});
