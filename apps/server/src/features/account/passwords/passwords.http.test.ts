import {
  changePassword,
  changePasswordByCode,
  forgotPassword,
  login,
  readSession,
  refreshToken,
  saveUserData,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { setEmail } from '../account.testing.queries.ts';
import { rateLimits } from '../rate-limits.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { makeWithPassword, pwd, pwdOf } from '../testing/people.ts';

const newPwd = pwdOf('a newer password');
let server: TestApp;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

let count = 0;
function newEmail(): string {
  count += 1;
  return `palwasha.${count}.${Date.now()}@school.example`;
}

/** The mails to an address so far. */
async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

const codesIn = (text: string): string[] =>
  [...text.matchAll(/recover\?code=([\w-]+)/g)].map(([, code = '']) => code);

/** The code of the one account of an address, as its owner reads it in the newest mail. */
async function askForCode(email: string): Promise<string> {
  await server.as(null).ok(forgotPassword, { email });
  return codesIn((await mailsTo(email)).at(-1)?.text ?? '')[0] ?? '';
}

const change = (change_code: string, password = newPwd) => ({ change_code, password });

describe('a forgotten password', () => {
  test('C-857 C-858 C-859 C-860 a code comes by mail, sets the password once, and the old one is over', async () => {
    const email = newEmail();
    const person = await makeWithPassword(server, { email });
    const code = await askForCode(email);
    await server.as(null).ok(changePasswordByCode, change(code));
    const { username } = person;
    expect((await server.as(null).refused(login, { username, pwd })).problem).toBe(
      'account.wrong_credentials',
    );
    await server.as(null).ok(login, { username, pwd: newPwd });
    const again = await server.as(null).refused(changePasswordByCode, change(code, pwd));
    expect(again.problem).toBe('account.code_refused');
    await server.as(null).ok(login, { username, pwd: newPwd });
  });

  test('when a code is used twice at the same time one call sets the password', async () => {
    const email = newEmail();
    await makeWithPassword(server, { email });
    const code = await askForCode(email);
    const envelopes = await Promise.all(
      [1, 2].map(() => server.as(null).call(changePasswordByCode, change(code))),
    );
    expect(new Set(envelopes.map(({ error_code }) => error_code))).toEqual(new Set([0, -3]));
  });

  test('C-857 C-860 an address of several accounts gets one mail, with a code for each of them', async () => {
    const email = newEmail();
    const [one, other] = [
      await makeWithPassword(server, { email }),
      await makeWithPassword(server, { email }),
    ];
    await server.as(null).ok(forgotPassword, { email: email.toUpperCase() });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const { text = '', html = '' } = mails[0] ?? {};
    for (const { username } of [one, other]) expect(text).toContain(username);
    expect(codesIn(text)).toHaveLength(2);
    expect(codesIn(html)).toEqual(codesIn(text));
    const after = text.slice(text.indexOf(other.username));
    await server.as(null).ok(changePasswordByCode, change(codesIn(after)[0] ?? ''));
    await server.as(null).ok(login, { username: other.username, pwd: newPwd });
    await server.as(null).ok(login, { username: one.username, pwd });
  });

  test('C-857 an address that nobody has is answered alike, and no mail goes out', async () => {
    const email = newEmail();
    expect(await server.as(null).ok(forgotPassword, { email })).toEqual({});
    expect(await mailsTo(email)).toEqual([]);
  });

  test('C-860 the mail is in the language of its reader, from right to left', async () => {
    const email = newEmail();
    const person = await makeWithPassword(server, { email });
    await server.as(person).ok(saveUserData, { json: { interface_language: 'ps' } });
    await askForCode(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('د تختۍ لپاره نوی پټنوم');
    expect(mail?.html).toContain('<html lang="ps" dir="rtl">');
  });

  test('a name that looks like markup stays text in the mail', async () => {
    const email = newEmail();
    await makeWithPassword(server, { email, full_name: '<img src=x onerror=alert(1)>' });
    await askForCode(email);
    const [mail] = await mailsTo(email);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img');
  });

  test('a newer code takes the place of the older', async () => {
    const email = newEmail();
    await makeWithPassword(server, { email });
    const [older, newer] = [await askForCode(email), await askForCode(email)];
    expect((await server.as(null).refused(changePasswordByCode, change(older))).problem).toBe(
      'account.code_refused',
    );
    await server.as(null).ok(changePasswordByCode, change(newer));
  });

  test('a code is worth nothing after half an hour, or once the address is no longer theirs', async () => {
    const email = newEmail();
    const person = await makeWithPassword(server, { email });
    const late = await askForCode(email);
    server.clock.advance(lifetimes.change_code);
    expect((await server.as(null).refused(changePasswordByCode, change(late))).problem).toBe(
      'account.code_refused',
    );
    const code = await askForCode(email);
    await server.db.inTransaction((tx) => setEmail(tx, person, newEmail()));
    expect((await server.as(null).refused(changePasswordByCode, change(code))).problem).toBe(
      'account.code_refused',
    );
  });

  test('C-858 a made-up code is refused, and trying them is stopped', async () => {
    const attempt = async () => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/password/change/byCode',
        remoteAddress: '192.0.2.88',
        payload: change('made-up'),
      });
      return response.json<{ data: { problem: string } }>().data.problem;
    };
    const told = new Set<string>();
    for (let i = 0; i < rateLimits.codes; i += 1) told.add(await attempt());
    expect([...told]).toEqual(['account.code_refused']);
    expect(await attempt()).toBe('account.too_many_attempts');
  });

  test('a new password by code ends every session, stolen ones too, and forgets wrong guesses', async () => {
    const email = newEmail();
    const person = await makeWithPassword(server, { email });
    for (let i = 0; i < rateLimits.per_person_and_address; i += 1)
      await server.as(null).refused(login, { username: person.username, pwd: 'e'.repeat(64) });
    const code = await askForCode(email);
    await server.as(null).ok(changePasswordByCode, change(code));
    expect((await server.as(person).refused(readSession, {})).problem).toBe('account.unauthorized');
    const refresh = await server.as({ session_id: person.refresh_token }).refused(refreshToken, {});
    expect(refresh.problem).toBe('account.session_expired');
    await server.as(null).ok(login, { username: person.username, pwd: newPwd });
  });

  test('a mailbox is not flooded: what was mailed before keeps working', async () => {
    const email = newEmail();
    await makeWithPassword(server, { email });
    let code = '';
    for (let i = 0; i < rateLimits.lost_passwords_per_email + 2; i += 1) code = await askForCode(email);
    expect(await mailsTo(email)).toHaveLength(rateLimits.lost_passwords_per_email);
    await server.as(null).ok(changePasswordByCode, change(code));
  });

  test('a mail that cannot be sent fails nobody’s call, and is logged without its address', async () => {
    const { mail, background } = server.services;
    const { send } = mail;
    mail.send = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    const email = newEmail();
    await makeWithPassword(server, { email });
    expect(await server.as(null).ok(forgotPassword, { email })).toEqual({});
    await background.settled();
    mail.send = send;
    expect(server.logged).toEqual([
      'the mail with password codes to …@school.example failed: Error ECONNREFUSED: no',
    ]);
  });
});

describe('a new password for who knows the old one', () => {
  const given = { old_password: pwd, password: newPwd };

  test('C-861 a wrong old password is refused, and guessing it is stopped', async () => {
    const person = await makeWithPassword(server);
    const wrong = { ...given, old_password: 'e'.repeat(64) };
    for (let i = 0; i < rateLimits.old_passwords; i += 1)
      expect((await server.as(person).refused(changePassword, wrong)).problem).toBe('account.wrong_password');
    expect((await server.as(person).refused(changePassword, given)).problem).toBe(
      'account.too_many_attempts',
    );
    server.clock.advance(rateLimits.window + 1000);
    const fresh = await server.as(null).ok(login, { username: person.username, pwd });
    await server.as(fresh).ok(changePassword, given);
  });

  test('C-861 the session goes on with new tokens; a stolen copy of the old ones, and every other session, is over', async () => {
    const person = await makeWithPassword(server);
    const elsewhere = await server.as(null).ok(login, { username: person.username, pwd });
    const fresh = await server.as(person).ok(changePassword, given);
    expect(await server.as(fresh).ok(readSession, {})).toMatchObject({ user_id: person.user_id });
    for (const stolen of [person, elsewhere]) {
      expect((await server.as(stolen).refused(readSession, {})).problem).toBe('account.unauthorized');
      const refresh = { session_id: stolen.refresh_token };
      expect((await server.as(refresh).refused(refreshToken, {})).problem).toBe('account.session_expired');
    }
    await server.as({ session_id: fresh.refresh_token }).ok(refreshToken, {});
  });

  test('a code that was mailed before is worth nothing any more', async () => {
    const email = newEmail();
    const person = await makeWithPassword(server, { email });
    const code = await askForCode(email);
    await server.as(person).ok(changePassword, given);
    expect((await server.as(null).refused(changePasswordByCode, change(code))).problem).toBe(
      'account.code_refused',
    );
  });

  test('two parallel changes make one', async () => {
    const person = await makeWithPassword(server);
    const envelopes = await Promise.all(
      ['one', 'other'].map((word) =>
        server.as(person).call(changePassword, { ...given, password: pwdOf(word) }),
      ),
    );
    expect(envelopes.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  });
});
