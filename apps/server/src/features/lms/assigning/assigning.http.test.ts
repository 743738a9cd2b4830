import {
  assignContent,
  createHomework,
  listAllTaughtSubjects,
  listTaughtSubjects,
  loginIncognito,
  pickContent,
  saveLmsSettings,
  tryLmsAddress,
} from '@takhti/contract';
import { decodeLaunchCode, LmsSettings } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedBank } from '../../../testing/published-content.ts';
import { startStandIn, type StandIn } from '../../../testing/stand-in.ts';
import { rateLimits } from '../../account/index.ts';

let app: TestApp;
let lms: StandIn;
let admin: TestPerson;
let teacher: TestPerson;
let content_ids: string[];

beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  lms = await startStandIn();
  const institution_id = await app.make.institution({ settings: { is_incognito_allowed: true } });
  admin = await app.make.person({ roles: ['admin'], institution_id });
  teacher = await app.make.person({ roles: ['teacher'], institution_id, full_name: 'Saima Baloch' });
  const author = await app.make.person({ institution_id });
  content_ids = [(await makePublishedBank(app, author, 1)).assessment_id];
  return () => lms.close();
});

const settle = (settings: object) =>
  app.as(admin).ok(saveLmsSettings, { settings: LmsSettings.parse(settings), token: 't', version: 0 });
const homework = { GradeId: 'g4', SubjectId: 's1', isLesson: true, lesson_id: 'l1', lesson_code: 'c1' };

test('C-443 C-444 C-445 C-446 a picked item is told whole, to visitors of the picker, too', async () => {
  const { session_id } = await app.as(null).ok(loginIncognito, { institution_id: admin.institution_id });
  const { records } = await app.as({ session_id }).ok(pickContent, { content_ids });
  const code = new URLSearchParams(records[0]?.ContentUrl.split('?')[1]).get('code') ?? '';
  const [assessment_id] = content_ids;
  expect(decodeLaunchCode(code)).toEqual({ assessment_id, institution_id: admin.institution_id });
  expect(records).toEqual([
    {
      Title: expect.any(String) as string,
      ContentUrl: expect.stringMatching(/^\/player\/assessment\?code=/) as string,
      AbsoluteContentURL: expect.stringMatching(
        /^https:\/\/studio\.example\/player\/assessment\?code=/,
      ) as string,
      ContentType: 'mcq',
      ContentSubType: '',
      CmsContentId: content_ids[0],
      IsLmsContent: 0,
      LmsContentId: '',
      CultureId: 1033,
    },
  ]);
  expect(await app.as({ session_id }).refused(assignContent, { content_ids })).toMatchObject({
    problem: 'account.forbidden',
  });
});

test('what is not published, closed or another institution’s cannot be picked', async () => {
  const draft = await app.make.container({ author: teacher });
  const others = (await makePublishedBank(app, await app.make.person(), 1)).assessment_id;
  for (const id of [draft.content_id, others, newId()])
    expect(await app.as(teacher).refused(pickContent, { content_ids: [id] })).toMatchObject({
      problem: 'lms.not_pickable',
    });
});

test('C-904 C-034 assigning posts CmsList and user_id to the callback', async () => {
  await settle({ addresses: { assign: `${lms.address}/assign?course=7` } });
  const told = await app.as(teacher).ok(assignContent, { content_ids });
  expect(told).toMatchObject({ way: 'post', CmsList: [{ CmsContentId: content_ids[0] }] });
  expect(lms.heard).toHaveLength(1);
  expect(lms.heard[0]).toMatchObject({
    path: '/assign?course=7',
    headers: { authorization: 'Bearer t' },
    body: { CmsList: told.CmsList, user_id: teacher.username },
  });
  expect(Object.keys(lms.heard[0]?.body ?? {})).toEqual(['CmsList', 'user_id']);
});

test('C-906 without a callback the window is to be told, and nothing is sent', async () => {
  const told = await app.as(teacher).ok(assignContent, { content_ids });
  expect(told).toMatchObject({ way: 'message', CmsList: [{ CmsContentId: content_ids[0] }] });
  expect(await app.as(teacher).refused(createHomework, { content_ids, ...homework })).toMatchObject({
    problem: 'lms.not_connected',
  });
});

test('C-891 C-900 homework is made in the LMS, with what it gave along, and both headers', async () => {
  await settle({ addresses: { api: lms.address }, assigns_by: 'homework' });
  await app.as(teacher).ok(createHomework, {
    content_ids,
    ...homework,
    callback_data: { ClassId: 12, GradeId: 'not this' },
  });
  expect(lms.heard[0]).toMatchObject({
    path: '/Homework/Teacher/CmsSaveModule',
    headers: { 'auth-token': 't', 'user-id': teacher.username },
    body: {
      data: {
        ClassId: 12,
        GradeId: 'g4',
        SubjectId: 's1',
        isLesson: true,
        CmsList: [{ CmsContentId: content_ids[0] }],
      },
    },
  });
});

test('C-902 the direct post has exactly its fields', async () => {
  await settle({ addresses: { direct: `${lms.address}/direct` }, assigns_by: 'direct' });
  await app.as(teacher).ok(createHomework, { content_ids, ...homework, callback_data: { ClassId: 12 } });
  expect(lms.heard[0]?.path).toBe('/direct');
  expect(lms.heard[0]?.body).toEqual({
    CmsList: [expect.objectContaining({ CmsContentId: content_ids[0] })],
    GradeId: 'g4',
    SubjectId: 's1',
    isLesson: true,
    user_id: teacher.username,
    user_name: 'Saima Baloch',
    lesson_id: 'l1',
    lesson_code: 'c1',
  });
});

test('C-901 C-1066 institution 104 posts directly of itself, and others to the callback', async () => {
  const { address } = lms;
  for (const [own, path] of [
    [104, '/direct'],
    [undefined, '/assign'],
  ] as const) {
    const institution_id = await app.make.institution(own ? { institution_id: own } : {});
    admin = await app.make.person({ roles: ['admin'], institution_id });
    const person = await app.make.person({ roles: ['teacher'], institution_id });
    const { assessment_id } = await makePublishedBank(app, await app.make.person({ institution_id }), 1);
    await settle({ addresses: { direct: `${address}/direct`, assign: `${address}/assign` } });
    const sent = { content_ids: [assessment_id] };
    await (own
      ? app.as(person).ok(createHomework, { ...sent, ...homework })
      : app.as(person).ok(assignContent, sent));
    expect([own, lms.heard.at(-1)?.path]).toEqual([own, path]);
  }
});

test('C-903 C-1015 the refusal of the other system is returned', async () => {
  await settle({ addresses: { direct: lms.address, assign: lms.address }, assigns_by: 'direct' });
  lms.answer(() => ({ body: { error: true, message: 'The class is\nclosed' } }));
  expect(await app.as(teacher).refused(createHomework, { content_ids, ...homework })).toMatchObject({
    problem: 'lms.refused',
    details: { fault: 'rejected', message: 'The class is closed' },
  });
  lms.answer(() => ({ status: 500, body: { message: 'Down for the night' } }));
  expect(await app.as(teacher).refused(assignContent, { content_ids })).toMatchObject({
    details: { fault: 'failing', message: 'Down for the night' },
  });
});

test('C-894 C-895 subjects are the LMS’s, in whichever list it answers them', async () => {
  await settle({ addresses: { api: lms.address } });
  const row = { GradeId: 4, Grade: 'Four', SubjectId: 's1', Subject: 'Urdu', other: 1 };
  const rows = [row, { GradeId: 5, SubjectId: 6 }, { nonsense: true }];
  for (const body of [rows, { data: rows }, { data: { records: rows } }]) {
    lms.answer(() => ({ body }));
    expect((await app.as(teacher).ok(listTaughtSubjects, {})).records).toEqual([
      { GradeId: '4', Grade: 'Four', SubjectId: 's1', Subject: 'Urdu' },
      { GradeId: '5', Grade: '5', SubjectId: '6', Subject: '6' },
    ]);
  }
  await app.as(teacher).ok(listAllTaughtSubjects, { username: teacher.username });
  expect(lms.heard.map(({ path }) => path).at(-1)).toBe('/cms/teacher/subjects/all');
  expect(lms.heard[0]?.body).toEqual({ username: teacher.username });
  lms.answer(() => ({ body: 'no list' }));
  expect(await app.as(teacher).refused(listTaughtSubjects, {})).toMatchObject({ problem: 'lms.refused' });
  expect(await app.as(teacher).refused(listTaughtSubjects, { username: admin.username })).toMatchObject({
    problem: 'account.forbidden',
  });
});

test('without an LMS subjects are those that have skills', async () => {
  const { institution_id } = admin;
  await app.make.skill({ institution_id, subject: 'Science', grade: '3,4' });
  const { records } = await app.as(teacher).ok(listAllTaughtSubjects, {});
  expect(records).toEqual(
    expect.arrayContaining([
      { GradeId: '3', Grade: '3', SubjectId: 'Science', Subject: 'Science' },
      { GradeId: '4', Grade: '4', SubjectId: 'Science', Subject: 'Science' },
    ]),
  );
});

test('an address is tried as it is being written; the kept token goes to the kept origin alone', async () => {
  const address = `${lms.address}/assign`;
  await settle({ addresses: { assign: address } });
  const tryOut = (to: string) => app.as(admin).ok(tryLmsAddress, { name: 'assign', address: to });
  expect(await tryOut(address)).toEqual({ fault: null, message: '' });
  expect(lms.heard[0]?.headers.authorization).toBe('Bearer t');
  await tryOut(address.replace('127.0.0.1', 'localhost'));
  expect(lms.heard[1]?.headers).not.toHaveProperty('authorization');
  lms.answer(() => ({ status: 404 }));
  expect(await tryOut(address)).toMatchObject({ fault: 'wrong_address' });
  expect(await tryOut('https://nowhere.invalid/')).toMatchObject({ fault: 'unknown_host' });
  expect(await app.as(teacher).refused(tryLmsAddress, { name: 'assign', address })).toMatchObject({
    problem: 'account.forbidden',
  });
});

test('calls to other systems are rate limited', async () => {
  const tries = Array.from({ length: rateLimits.trials + 1 }, () =>
    app.as(admin).call(tryLmsAddress, { name: 'assign', address: `${lms.address}/assign` }),
  );
  const replies = await Promise.all(tries);
  expect(replies.filter(({ error_code }) => error_code !== 0)).toMatchObject([
    { data: { problem: 'account.too_many_attempts' } },
  ]);
  app.clock.advance(rateLimits.window + 1000);
  await app.as(admin).ok(tryLmsAddress, { name: 'assign', address: `${lms.address}/assign` });
});
