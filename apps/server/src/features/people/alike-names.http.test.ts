import { createUser, uploadUsers } from '@takhti/contract';
import { alikeLetters } from '@takhti/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { editOf, newPerson } from './testing/forms.ts';

let server: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
  admin = await server.make.person({ roles: ['admin'] });
});
afterAll(() => server.close());

const mark = crypto.randomUUID().slice(0, 8);
const alike = { fields: [{ field: 'username', fault: 'username_alike' }] };

test.each([
  ['a Cyrillic letter', `parwana-${mark}`, `p\u0430rwana-${mark}`],
  ['a Cyrillic capital', `bano-${mark}`, `\u0412ano-${mark}`],
  ['an Arabic for a Persian yeh', `علی-${mark}`, `علي-${mark}`],
  ['a joiner that nobody sees', `zarmina-${mark}`, `zar\u200Dmina-${mark}`],
  ['a wide letter', `sana-${mark}`, `\uFF53ana-${mark}`],
  ['an eastern digit', `amin-${mark}-1`, `amin-${mark}-۱`],
])('with %s a username that looks like one of the institution is refused', async (_what, there, like) => {
  await server.as(admin).ok(createUser, newPerson({ username: there }));
  const refused = await server.as(admin).refused(createUser, newPerson({ username: like }));
  expect(refused).toMatchObject({ problem: 'people.invalid', details: alike });
  const elsewhere = await server.make.person({ roles: ['admin'] });
  await server.as(elsewhere).ok(createUser, newPerson({ username: like }));
});

test('a name that somebody has stays, and a changed one is checked', async () => {
  const own = await server.as(admin).ok(createUser, newPerson({ username: `moon-${mark}` }));
  const other = await server.as(admin).ok(createUser, newPerson({ username: `sun-${mark}` }));
  const [like, itself] = [`m\u043E\u043En-${mark}`, `m\u043Eon-${mark}`];
  const refused = await server.as(admin).refused(createUser, editOf(other, { username: like }));
  expect(refused.details).toEqual(alike);
  const renamed = await server.as(admin).ok(createUser, editOf(own, { username: itself }));
  expect(renamed.username).toBe(itself);
});

test('a file is refused for names that look like others of the institution, or of the file', async () => {
  await server.as(admin).ok(createUser, newPerson({ username: `rose-${mark}` }));
  const names = [`r\u043Ese-${mark}`, `tulip-${mark}`, `tulip\u200B-${mark}`];
  const rows = names.map((name, at) => `${name},change-me,Somebody,a${at}-${mark}@example.org,cr,ALL,ALL`);
  const body = ['Username,Password,Full name,Email,Roles,Grades,Subjects', ...rows].join('\n');
  const refused = await server.as(admin).refused(uploadUsers, {}, { file_name: 'users.csv', body });
  expect(refused.details).toMatchObject({
    findings: [
      { row: 2, fault: 'username_alike' },
      { row: 4, fault: 'username_alike' },
    ],
  });
});

test('the database knows the letters that look alike in search', async () => {
  const { rows } = await server.db.inReadTransaction((tx) =>
    sql<{ from: string; looks: string }>`
      select each as from, looks_of(each) as looks from unnest(${[...alikeLetters.keys()]}::text[]) as each`.execute(
      tx,
    ),
  );
  expect(new Map(rows.map(({ from, looks }) => [from, looks]))).toEqual(new Map(alikeLetters));
});
