import {
  failure,
  listPictures,
  problems,
  success,
  type Call,
  type FailureData,
  type ProblemName,
  type ReplyOf,
} from '@takhti/contract';
import { CallError, type ErrorKind } from '../app/api/failures.ts';
import type { Wire } from '../app/api/api.ts';
import type { WireAnswer, WireRequest } from '../app/api/transport.ts';

type Body = Readonly<Record<string, unknown>>;
type Answering = (body: Body) => Promise<WireAnswer>;

const answers = new Map<string, Answering>();
let heard: { readonly path: string; readonly body: Body }[] = [];
let found: string[] = [];

async function send({ url, body, onUpload, onText }: WireRequest): Promise<WireAnswer> {
  const path = url.replace('/api/', '');
  const fields = typeof body === 'string' ? (JSON.parse(body) as Body) : Object.fromEntries(body);
  heard.push({ path, body: fields });
  const answering = answers.get(path);
  if (!answering) {
    found.push(`no answer to ${path}`);
    throw new CallError('SYSTEM_ERROR');
  }
  onUpload?.(1, 1);
  const reply = await answering(fields);
  onText?.(await reply.text());
  return reply;
}

/** The connection to the fake server; its client is the product's own. */
export const fakeWire: Wire = { fetch: send, upload: send };

function answerOf(status: number, envelope: unknown): WireAnswer {
  const text = JSON.stringify(envelope);
  return {
    status,
    header: () => null,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
}

/** From now on a call is answered so; a function is asked again each time. */
export function answer<C extends Call>(
  call: C,
  reply: ReplyOf<C> | ((request: Body) => ReplyOf<C> | Promise<ReplyOf<C>>),
): void {
  answers.set(call.path, async (body) => {
    const data = typeof reply === 'function' ? await (reply as (request: Body) => unknown)(body) : reply;
    const { error } = call.reply.safeParse(data);
    if (error) found.push(`an answer to ${call.path} that it cannot give: ${error.message}`);
    return answerOf(200, success(data));
  });
}

/** From now on a call is refused. */
export function refuse(call: Call, problem: ProblemName, details: FailureData['details'] = {}): void {
  answers.set(call.path, () =>
    Promise.resolve(answerOf(problems[problem].status, failure(problem, details, 'correlation'))),
  );
}

/** From now on a call fails on its way. */
export function lose(call: Call, kind: ErrorKind): void {
  answers.set(call.path, () => Promise.reject(new CallError(kind)));
}

/** What was asked of a call, in order. */
export function requestsOf(call: Call): Body[] {
  return heard.filter(({ path }) => path === call.path).map(({ body }) => body);
}

/** What is wrong with the answers that a test gives: with a server that no call would meet it proves less than it seems to. */
export function faultsOfAnswers(): readonly string[] {
  return found;
}

export function clearAnswers(): void {
  answers.clear();
  heard = [];
  found = [];
  answerWhatListsAsk();
}

/** Every list asks for its pictures, no matter what a test is about. */
function answerWhatListsAsk(): void {
  answer(listPictures, { pictures: [] });
}
answerWhatListsAsk();

/** The paths of all calls that were made, in order. */
export function requestedPaths(): string[] {
  return heard.map(({ path }) => path);
}
