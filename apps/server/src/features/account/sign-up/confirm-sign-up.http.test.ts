import {
  calls,
  confirmSignUp,
  readHome,
  listDevelopers,
  login,
  readSession,
  resendConfirmation,
  saveUserData,
  searchUsers,
  signUp,
  type FailureData,
} from '@takhti/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { sampleOf } from '../../../testing/sample.ts';
import { letViewDevelopers } from '../account.testing.queries.ts';
import { rateLimits } from '../rate-limits.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { makeWithPassword, pwd, pwdOf } from '../testing/people.ts';
import { sweepSignUps } from './sweep-sign-ups.ts';

const institution_id = 91_000_000 + Math.floor(Math.random() * 1_000_000);
let server: TestApp;

beforeAll(async () => {
  server = await makeTestApp({ sign_up_institution: institution_id, confirms_sign_ups: true });
  await server.make.institution({ institution_id });
});
afterEach(() => server.clock.advance(rateLimits.window + 1000));
afterAll(() => server.close());

let count = 0;
function newEmail(): string {
  count += 1;
  return `Zarmina.${count}.${Date.now()}@school.example`;
}

async function mailTo(email: string) {
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return { ...mail, code: /\/confirm\?code=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}
const mailsTo = async (email: string): Promise<number> =>
  (await server.mails()).filter(({ to }) => to === email).length;

const newPwd = pwdOf('chosen at sign-up');
async function signedUp(email = newEmail(), password = newPwd) {
  const { user_id } = await server.as(null).ok(signUp, { email, password });
  return { email, user_id, logIn: () => server.as(null).ok(login, { username: email, pwd: password }) };
}
const problemOf = async (code: string, password = newPwd): Promise<string> =>
  (await server.as(null).refused(confirmSignUp, { code, password })).problem;

describe('C-851 C-704 where mail is set up', () => {
  test('a new account is logged in, sees nothing of the institution, and everything once its address is confirmed', async () => {
    const { email, user_id, logIn } = await signedUp();
    const session = await logIn();
    expect(session.user).toMatchObject({
      user_id,
      username: email,
      email,
      is_unconfirmed: 1,
      institution_title: '',
    });
    expect((await server.as(session).refused(readHome, {})).problem).toBe('account.unconfirmed');

    const { code, text } = await mailTo(email);
    expect(text).toContain('https://studio.example/confirm?code=');
    const confirmed = await server.as(null).ok(confirmSignUp, { code, password: newPwd });
    expect(confirmed).toEqual({ user_id, username: email });
    // The session that waited continues, and its screen learns by the state of the session that it may open.
    const user = await server.as(session).ok(readSession, {});
    expect(user).toMatchObject({
      is_unconfirmed: 0,
      username: email,
      email,
      institution_title: expect.stringMatching(/./) as string,
    });
    expect(user.session_state).not.toBe(session.user.session_state);
    await server.as(session).ok(readHome, {});
    await logIn();
  });

  test('every call that is not declared for it is refused before, and nothing is told of what happens in the institution', async () => {
    const session = await (await signedUp()).logIn();
    const closed = calls.filter(
      ({ call: { can, for_unconfirmed } }) => can !== 'public' && can !== 'refresh' && !for_unconfirmed,
    );
    expect(closed.length).toBeGreaterThan(80);
    const opened: string[] = [];
    for (const { name, call } of closed) {
      const isUpload = call.kind === 'upload' || call.kind === 'progress';
      const file = isUpload ? { file_name: 'a.png', body: Buffer.from('') } : undefined;
      const envelope = await server.as(session).call(call, sampleOf(call.request), file);
      if ((envelope.data as FailureData).problem !== 'account.unconfirmed') opened.push(name);
    }
    expect(opened).toEqual([]);
    const headers = { authorization: `Bearer ${session.session_id}` };
    expect((await server.app.inject({ url: '/api/live', headers })).statusCode).toBe(403);
  });

  test('only these calls are open before', () => {
    const open = calls.filter(({ call }) => call.for_unconfirmed).map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'listOwnRoles',
      'logout',
      'readSession',
      'resendConfirmation',
      'saveUserData',
    ]);
  });

  test('no list of people shows the account before', async () => {
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    const { email, logIn } = await signedUp();
    await server.as(await logIn()).ok(saveUserData, { json: { daily_mail: '1' } });
    const full_name = email.split('@')[0] ?? '';
    expect(await server.as(admin).ok(searchUsers, { full_name })).toMatchObject({ total: 0 });
    const viewer = await server.make.person({ institution_id, roles: ['cr3'] });
    await server.db.inTransaction((tx) => letViewDevelopers(tx, viewer));
    const list = () => server.as(viewer).ok(listDevelopers, { full_name });
    expect(await list()).toMatchObject({ total: 0 });
    await server.as(null).ok(confirmSignUp, { code: (await mailTo(email)).code, password: newPwd });
    expect(await list()).toMatchObject({ total: 1 });
  });
});

describe('C-851 whether an address has an account is told to its owner alone', () => {
  test('sign-up, login and what follows are the same with a taken address; the mail says that there is an account', async () => {
    const email = newEmail();
    const owner = await makeWithPassword(server, { email });
    const taken = await signedUp(email.toUpperCase());
    const free = await signedUp();
    const [asTaken, asFree] = [await taken.logIn(), await free.logIn()];
    expect({
      ...asTaken.user,
      session_state: '',
      user_id: '',
      email: '',
      username: '',
      full_name: '',
    }).toEqual({ ...asFree.user, session_state: '', user_id: '', email: '', username: '', full_name: '' });
    await server.as(asTaken).ok(resendConfirmation, {});
    const mail = await mailTo(email.toUpperCase());
    expect(mail).toMatchObject({ subject: 'You already have a Takhti account', code: '' });
    expect(mail.text).toContain('https://studio.example/forgot-password');
    // The owner is who they were.
    const reply = await server.as(null).ok(login, { username: email, pwd });
    expect(reply.user).toMatchObject({ user_id: owner.user_id, is_unconfirmed: 0 });
  });

  test('a sign-up with an address does not clear the way for guessing the password of its account', async () => {
    const email = newEmail();
    await makeWithPassword(server, { email });
    const { logIn } = await signedUp(email);
    const guess = async () =>
      (await server.as(null).refused(login, { username: email, pwd: pwdOf('a guess') })).problem;
    for (let i = 0; i < rateLimits.per_person_and_address; i += 1) {
      expect(await guess()).toBe('account.wrong_credentials');
      if (i === 3) await logIn();
    }
    expect(await guess()).toBe('account.too_many_attempts');
  });
});

describe('a code', () => {
  test('is refused without the password of the sign-up, and works once', async () => {
    const { email } = await signedUp();
    const { code } = await mailTo(email);
    expect(await problemOf(code, pwdOf('of the person who reads the mail'))).toBe(
      'account.wrong_sign_up_password',
    );
    const both = await Promise.all(
      [1, 2].map(() => server.as(null).call(confirmSignUp, { code, password: newPwd })),
    );
    expect(new Set(both.map(({ error_code }) => error_code))).toEqual(new Set([0, -3]));
    expect(await problemOf(code)).toBe('account.code_refused');
  });

  test('is worth nothing after a day, nor once a newer one was sent', async () => {
    const old = await signedUp();
    const { code } = await mailTo(old.email);
    server.clock.advance(lifetimes.confirm_code + 1000);
    expect(await problemOf(code)).toBe('account.code_refused');
    await server.as(await old.logIn()).ok(resendConfirmation, {});
    const next = (await mailTo(old.email)).code;
    expect(next).not.toBe(code);
    await server.as(null).ok(confirmSignUp, { code: next, password: newPwd });
  });

  test('confirms nothing when the address has got an account meanwhile', async () => {
    const [one, other] = [await signedUp(), newEmail()];
    const twice = [await signedUp(other), await signedUp(other)];
    const codes = (await server.mails())
      .filter(({ to }) => to === other)
      .map(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(new Set(codes).size).toBe(twice.length);
    await server.as(null).ok(confirmSignUp, { code: codes[0] ?? '', password: newPwd });
    expect(await problemOf(codes[1] ?? '')).toBe('account.email_taken');
    await makeWithPassword(server, { email: one.email });
    expect(await problemOf((await mailTo(one.email)).code)).toBe('account.email_taken');
  });

  test('is mailed in the language of the form', async () => {
    const email = newEmail();
    await server.as(null).ok(signUp, { email, password: newPwd, language: 'urdu' });
    const { subject, html } = await mailTo(email);
    expect(subject).toContain('تصدیق');
    expect(html).toContain('dir="rtl"');
  });
});

test('a mailbox is written to a few times, and who asks for it on and on is told to wait', async () => {
  const email = newEmail();
  const session = await (await signedUp(email)).logIn();
  for (let i = 0; i < rateLimits.resends; i += 1) await server.as(session).ok(resendConfirmation, {});
  expect((await server.as(session).refused(resendConfirmation, {})).problem).toBe(
    'account.too_many_attempts',
  );
  for (let i = 0; i < rateLimits.confirmations_per_email - rateLimits.resends; i += 1) await signedUp(email);
  expect(await mailsTo(email)).toBe(rateLimits.confirmations_per_email);
});

test('an account that nobody confirms is deleted with all that it had; one that was confirmed stays', async () => {
  const [left, stays] = [await signedUp(), await signedUp()];
  const session = await left.logIn();
  await server.as(null).ok(confirmSignUp, { code: (await mailTo(stays.email)).code, password: newPwd });
  const day = 24 * 3_600_000;
  await sweepSignUps(server.services, 7);
  await server.as(session).ok(readSession, {});
  server.clock.advance(7 * day + 60_000);
  await sweepSignUps(server.services, 7);
  expect((await server.as(null).refused(login, { username: left.email, pwd: newPwd })).problem).toBe(
    'account.wrong_credentials',
  );
  expect((await stays.logIn()).user.user_id).toBe(stays.user_id);
});

test('an address that is confirmed while old sign-ups are deleted is confirmed, or its account is gone', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signedUp()));
  server.clock.advance(23 * 3_600_000);
  const codes = await Promise.all(people.map(async ({ email }) => (await mailTo(email)).code));
  const [replies] = await Promise.all([
    Promise.all(codes.map((code) => server.as(null).call(confirmSignUp, { code, password: newPwd }))),
    ...Array.from({ length: 4 }, () => sweepSignUps(server.services, 0.5)),
  ]);
  for (const [index, reply] of replies.entries()) {
    const entered = await server.as(null).call(login, { username: people[index]?.email ?? '', pwd: newPwd });
    const outcome = ['problem' in reply.data ? reply.data.problem : 'confirmed', entered.error_code === 0];
    expect([
      ['confirmed', true],
      ['account.code_refused', false],
    ]).toContainEqual(outcome);
  }
});
