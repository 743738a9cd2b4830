import { createHash } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { login as loginCall, type Call, type ReplyOf, type RequestInput } from '@takhti/contract';
import { oncePerLogin } from './people/once-per-login.ts';
import { password, type Login } from './people/people.ts';

/** Makes a call of the contract without a browser: for what a journey starts from, and for what it left behind. */
export type Api = <C extends Call>(call: C, input: RequestInput<C>) => Promise<ReplyOf<C>>;

const pwd = createHash('sha256').update(password).digest('hex');

/** What the server answers to somebody who logs in. */
export function loginReply(request: APIRequestContext, login: string): Promise<ReplyOf<typeof loginCall>> {
  return send(request, loginCall, { username: login, pwd });
}

export async function apiOf(request: APIRequestContext, login: Login): Promise<Api> {
  return apiWith(request, await sessionOf(request, login));
}

const sessionOf = oncePerLogin((request, login) =>
  loginReply(request, login).then(({ session_id }) => session_id),
);

/** The same for somebody whom a test made. */
export async function apiOfMade(
  request: APIRequestContext,
  { username }: { readonly username: string },
): Promise<Api> {
  const { session_id } = await send(request, loginCall, { username, pwd });
  return apiWith(request, session_id);
}

/** The same for a session that is there already. */
export function apiWith(request: APIRequestContext, session_id: string): Api {
  return (call, input) => send(request, call, input, session_id);
}

/** Makes a call that needs no login. */
export function callPublic<C extends Call>(
  request: APIRequestContext,
  call: C,
  input: RequestInput<C>,
): Promise<ReplyOf<C>> {
  return send(request, call, input);
}

async function send<C extends Call>(
  request: APIRequestContext,
  call: C,
  input: RequestInput<C>,
  session_id?: string,
): Promise<ReplyOf<C>> {
  const headers: Record<string, string> = session_id ? { authorization: `Bearer ${session_id}` } : {};
  const answer = await request.post(`/api/${call.path}`, { data: input, headers });
  const envelope = (await answer.json()) as { error_code: number; data: unknown };
  expect(envelope, call.path).toMatchObject({ error_code: 0 });
  return call.reply.parse(envelope.data) as ReplyOf<C>;
}
