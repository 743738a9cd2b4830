import {
  downloadUsersTemplate,
  listSchools,
  listUserHistory,
  login,
  searchUsers,
  uploadUsers,
  type PeopleFinding,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestFile, type TestPerson } from '../../testing/index.ts';
import { pwdOf } from './testing/forms.ts';

let server: TestApp;
let admin: TestPerson;
let mark: string;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.make.person({ roles: ['admin'] });
  mark = newId().slice(-10);
});

const heading = 'Username,Password,Full name,Email,Roles,Grades,Subjects,School,Manages users';
const row = (name: string, rest: string): string => `${name}-${mark},${rest}`;
const csv = (...rows: string[]) => ({ file_name: 'people.csv', body: [heading, ...rows].join('\r\n') });

async function findingsOf(file: TestFile): Promise<string[]> {
  const { problem, details } = await server.as(admin).refused(uploadUsers, {}, file);
  expect(problem).toBe('people.upload_refused');
  const { findings } = details as unknown as { findings: PeopleFinding[] };
  return findings.map(({ row: at, column, fault, value }) =>
    `${String(at)} ${column} ${fault} ${value}`.trim(),
  );
}

const countPeople = async (): Promise<number> => (await server.as(admin).ok(searchUsers, {})).total;

test('C-977 C-980 a valid file adds its people, who can log in, each with a line of history', async () => {
  const file = csv(
    row('a', `secret-1,Amina Karimi,a-${mark}@example.org,cd;cr1,4;5,ALL,Model School,no`),
    row('b', `secret-2,بلال احمد,b-${mark}@example.org,"CR3, teacher",all,"Mathematics,Urdu",,YES`),
    '',
    row('c', `secret-3,Chand Bibi,c-${mark}@example.org,cd,ALL,ALL,model school,`),
  );
  expect(await server.as(admin).ok(uploadUsers, {}, file)).toEqual({ imported: 3 });
  const { user } = await server.as(null).ok(login, { username: `b-${mark}`, pwd: pwdOf('secret-2') });
  expect(user).toMatchObject({
    full_name: 'بلال احمد',
    roles: 'cr3,teacher',
    active_role: 'cr3',
    grades_access: 'ALL',
    subjects_access: 'Mathematics,Urdu',
    is_users_management: 1,
    school_id: null,
  });
  const schools = await server.as(admin).ok(listSchools, {});
  expect(schools.records).toMatchObject([{ school_name: 'Model School', people: 2 }]);
  const { records } = await server.as(admin).ok(listUserHistory, { user_id: user.user_id });
  expect(records).toMatchObject([{ action: 'imported', by_full_name: admin.full_name }]);
  expect(JSON.stringify(records)).not.toContain('secret-2');
});

test('C-980 everything that is wrong is told with its row and column, and nothing is written', async () => {
  const good = row('good', `secret,Good Person,good-${mark}@example.org,cr,ALL,ALL,,`);
  const file = csv(
    good,
    `,abc,Al,nonsense,boss,77,,,perhaps`,
    row('good', `secret,Good Again,GOOD-${mark}@example.org,cd,ALL,ALL,,`),
    `${admin.username.toUpperCase()},secret,Taken Name,taken-${mark}@example.org,cr,ALL,ALL,,`,
  );
  const before = await countPeople();
  expect(await findingsOf(file)).toEqual([
    '3 Username username_required',
    '3 Full name full_name_short Al',
    '3 Email email_invalid nonsense',
    '3 Roles roles_unknown boss',
    '3 Grades grades_unknown 77',
    '3 Subjects subjects_required',
    '3 Password password_length',
    '3 Manages users flag_invalid perhaps',
    '4 School school_required',
    `4 Username username_twice good-${mark}`,
    `4 Email email_twice GOOD-${mark}@example.org`,
    `5 Username username_taken ${admin.username.toUpperCase()}`,
  ]);
  expect(await countPeople()).toBe(before);
  expect((await server.as(admin).ok(listSchools, {})).total).toBe(0);
});

test('a file without its columns, without people, or with too many is refused as a whole', async () => {
  const headings = { file_name: 'a.csv', body: 'Username,Shoe size\r\nx,42' };
  expect(await findingsOf(headings)).toEqual([
    '1 Shoe size column_unknown',
    ...['Password', 'Full name', 'Email', 'Roles', 'Grades', 'Subjects'].map(
      (column) => `1 ${column} column_missing`,
    ),
  ]);
  expect(await findingsOf(csv())).toEqual(['null  no_rows']);
  const many = Array.from({ length: limits.people_import.max_rows + 1 }, (_, at) => row(`p${at}`, 'x'));
  expect(await findingsOf(csv(...many))).toEqual([`null  too_many_rows ${many.length}`]);
});

test('a file without a table is refused', async () => {
  const as = server.as(admin);
  const picture = { file_name: 'a.png', body: 'png' };
  expect((await as.refused(uploadUsers, {}, picture)).problem).toBe('uploads.type_not_allowed');
  const broken = { file_name: 'a.xlsx', body: Buffer.from('PK\x03\x04 and no more') };
  expect((await as.refused(uploadUsers, {}, broken)).problem).toBe('people.upload_unreadable');
});

test('two uploads of one file at the same moment: its people are added once', async () => {
  const file = csv(row('twin', `secret,Twin Person,twin-${mark}@example.org,cr,ALL,ALL,,`));
  const envelopes = await Promise.all([1, 2].map(() => server.as(admin).call(uploadUsers, {}, file)));
  expect(envelopes.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  expect((await server.as(admin).ok(searchUsers, { username: `twin-${mark}` })).total).toBe(1);
});

test('the template can be uploaded as it is, as CSV and as XLSX', async () => {
  const template = async (format: 'csv' | 'xlsx') => {
    const response = await server.post(downloadUsersTemplate.path, { format }, admin.session_id);
    return { file_name: `users.${format}`, body: response.rawPayload };
  };
  expect(await server.as(admin).ok(uploadUsers, {}, await template('csv'))).toEqual({ imported: 2 });
  // The same people: nothing else is wrong with them than that they are there by now.
  const found = await findingsOf(await template('xlsx'));
  expect(found.map((finding) => finding.split(' ')[2])).toEqual([
    'username_taken',
    'email_taken',
    'username_taken',
    'email_taken',
  ]);
});
