import {
  approve,
  listUsedIn,
  openContainer,
  openGeneric,
  publishCompetition,
  saveCompetition,
  updateCompetition,
  updateStatus,
  uploadFile,
  type ReplyOf,
} from '@takhti/contract';
import { competitionFlags, competitionImages, limits } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { makePublishedBank } from '../../../testing/published-content.ts';
import { makeSchool, type School } from '../../../testing/school.ts';

let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await makeTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.close());

type Saved = ReplyOf<typeof saveCompetition>;
const flags = Object.fromEntries(competitionFlags.map((flag) => [flag, 1]));
const whole = {
  name: 'Cup',
  description: 'Three levels',
  instances: [4, 5, 9],
  secretcode: 'AB7',
  schoolcode: 'LHR1\nKBL2',
  schooltag: 'Lahore\nKabul',
  ...flags,
  rewardcode: 'BOOK',
  ticketcost: 30,
  ticketcurrency: 'AFN',
  weeklyawardday: 6,
  start_date: '2026-01-01 08:00:00',
  end_date: '2027-01-01 08:00:00',
  timezone: 'Asia/Kabul',
  theme: 'green',
} as const;

const start = async (fields: object = {}): Promise<Saved> => {
  const { skill_id } = await app.make.skill({ institution_id: school.author.institution_id });
  return app.as(school.author).ok(saveCompetition, { skill_id, ...fields });
};
const levelOf = (...lessons_ids: string[]) => ({ level_grade: '4', lessons_ids });

describe('C-411 C-412 C-413 C-414 C-991 G-489 the entity', () => {
  test('C-458 C-1073 C-1074 C-1075 C-1076 C-1077 C-1078 C-1079 C-1080 C-1081 G-281 G-282 begins with the defaults, and its name is Default Title', async () => {
    const made = await start();
    expect(made).toMatchObject({
      ...Object.fromEntries(competitionFlags.map((flag) => [flag, 0])),
      name: 'Default Title',
      instances: [4, 5],
      ticketcurrency: 'PKR',
      timezone: 'Asia/Karachi',
      theme: 'blue',
      start_date: '2024-02-16 20:33:42',
      end_date: '2025-02-16 20:33:42',
      levels: [],
    });
    const opened = await app.as(school.author).ok(openContainer, { container_id: made.container_id });
    expect(opened).toMatchObject({ title: 'Default Title', content_id: made.guid });
  });

  test('C-415 C-416 C-417 C-418 C-419 C-420 C-421 C-422 C-424 C-425 G-268 G-269 G-271 G-272 G-273 round-trips, and an update keeps the rest', async () => {
    const { assessment_id } = await makePublishedBank(app, school.author, 1);
    const made = await start({ ...whole, levels: [levelOf(assessment_id)] });
    expect(made).toMatchObject({ ...whole, levels: [levelOf(assessment_id)] });
    const { container_id, version, guid } = made;
    const updated = await app
      .as(school.author)
      .ok(updateCompetition, { container_id, version, ticketcost: 31 });
    expect(updated).toEqual({ ...made, ticketcost: 31, version: version + 1 });
    expect(updated.guid).toBe(guid);
    const used = await app.as(school.author).ok(listUsedIn, { content_ids: [assessment_id] });
    expect(used.records.map((row) => row.content_id)).toEqual([guid]);
  });

  test.each([
    [{ secretcode: 'AB' }, 'secretcode', 'competition.secret_code'],
    [{ secretcode: 'ABCD' }, 'secretcode', 'competition.secret_code'],
    [{ ticketcost: -1 }, 'ticketcost', 'competition.cost_negative'],
    [{ start_date: '2028-01-01 08:00:00' }, 'end_date', 'competition.ends_early'],
    [{ levels: [levelOf(crypto.randomUUID())] }, 'levels', 'gathering.not_found'],
  ])('C-770 C-1062 G-279 G-285 refuses %j at its field', async (fields, at, message) => {
    const { container_id } = await start(whole);
    const refused = await app.as(school.author).refused(updateCompetition, { container_id, ...fields });
    expect(refused.details).toMatchObject({
      fields: [{ path: expect.arrayContaining([at]) as string[], message }],
    });
  });

  test('C-423 C-769 C-1062 G-270 G-280 four pictures stay, and the reward’s is at most 500,000 bytes', async () => {
    const { container_id } = await start(whole);
    const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#08f' } })
      .png()
      .toBuffer();
    const upload = () => app.as(school.author).ok(uploadFile, { container_id }, { file_name: 'a.png', body });
    const files = await Promise.all(competitionImages.map(upload));
    const pictures = Object.fromEntries(
      competitionImages.map((name, at) => [name, files[at]?.file_path ?? '']),
    );
    const kept = await app.as(school.author).ok(updateCompetition, { container_id, ...pictures });
    for (const name of competitionImages)
      expect(kept[name].replace(/\?.*/, '')).toBe((pictures[name] ?? '').replace(/\?.*/, ''));
    const weighs = (bytes: number) =>
      app.db.inTransaction((tx) =>
        tx
          .updateTable('uploads')
          .set({ bytes })
          .where('upload_id', '=', /[\da-f-]{36}/.exec(kept.coinimage)?.[0] ?? '')
          .execute(),
      );
    await weighs(limits.competition.reward_image);
    await app.as(school.author).ok(updateCompetition, { container_id, ticketcost: 32 });
    await weighs(limits.competition.reward_image + 1);
    const refused = await app.as(school.author).refused(updateCompetition, { container_id, ticketcost: 33 });
    expect(refused.details).toMatchObject({
      fields: [{ path: ['coinimage'], message: 'competition.reward_image' }],
    });
  });

  test('what learners read of the reward is written beside the entity, and stays when another system saves without it', async () => {
    const made = await start({ ...whole, reward_name: 'A football' });
    expect(made).toMatchObject({ reward_name: 'A football', reward_description: '' });
    const { container_id } = made;
    const change = { container_id, reward_description: 'For the yard' };
    expect(await app.as(school.author).ok(updateCompetition, change)).toMatchObject({
      reward_name: 'A football',
      reward_description: 'For the yard',
    });
    await app.as(school.author).ok(updateCompetition, { container_id, ticketcost: 40 });
    expect((await app.as(school.author).ok(openContainer, { container_id })).json_data).toMatchObject({
      ticketcost: 40,
      reward_name: 'A football',
      reward_description: 'For the yard',
    });
  });

  test('other content is none, and nobody else changes it', async () => {
    const { container_id } = await school.bank();
    const refused = await app.as(school.author).refused(updateCompetition, { container_id });
    expect(refused.problem).toBe('container.not_found');
    const mine = await start();
    const stranger = await app.make.person({ institution_id: await app.make.institution() });
    const { problem } = await app
      .as(stranger)
      .refused(updateCompetition, { container_id: mine.container_id });
    expect(problem).toBe('container.not_found');
  });
});

describe('the way to learners', () => {
  async function inLastReview(fields: object = {}) {
    const { assessment_id } = await makePublishedBank(app, school.author, 1);
    const made = await start({ ...whole, levels: [levelOf(assessment_id)], ...fields });
    return { made, assessment_id, item: await school.toLastReview(made) };
  }
  const shown = ({ guid }: Saved) =>
    app.as(null).ok(openGeneric, { content_id: guid, institution_id: school.author.institution_id });

  test('C-508 C-510 G-275 G-276 G-284 a final approval publishes it, and learners see no code of it', async () => {
    const { made, item, assessment_id } = await inLastReview();
    await app.as(school.last).ok(approve, { container_id: item.container_id, version: item.version });
    const open = await shown(made);
    expect(open).toMatchObject({
      title: 'Cup',
      body: { kind: 'competition', theme: 'green', levels: [{ lessons: [{ content_id: assessment_id }] }] },
    });
    expect(JSON.stringify(open)).not.toMatch(/AB7|LHR1|BOOK/);
  });

  test('C-898 G-490 competition/publish saves what it brings, and then publishes it', async () => {
    const { made, item } = await inLastReview();
    const { container_id, version } = item;
    const done = await app.as(school.last).ok(publishCompetition, { container_id, version, name: 'The Cup' });
    expect(done).toMatchObject({ guid: made.guid, name: 'The Cup' });
    expect(await shown(made)).toMatchObject({ title: 'The Cup' });
    const draft = await start(whole);
    const refused = await app.as(school.last).refused(publishCompetition, draft);
    expect(refused.problem).toBe('container.not_found');
  });

  test('missing fields prevent submitting, each with a finding', async () => {
    const { container_id, version } = await start();
    const refused = await app
      .as(school.author)
      .refused(updateStatus, { container_id, version, content_status: 'w' });
    const findings = refused.details['findings'] as { message: string }[];
    expect(findings.map(({ message }) => message)).toEqual([
      'competition.levels_required',
      'competition.no_way_in',
    ]);
  });
});
