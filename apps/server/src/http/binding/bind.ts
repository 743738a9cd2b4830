import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Problem, type Call } from '@takhti/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attachment } from '../../platform/file-name.ts';
import { answerTo, answerWith, WrongForm, type Answer } from './answer.ts';
import { requireOpenInstitution, requireOwnIds, requireRight } from './authorise.ts';
import { bearerOf } from './bearer.ts';
import { faultForLog } from './fault-for-log.ts';
import { sendAsData } from '../page-headers.ts';
import { incomingUploadOf } from '../incoming/incoming-upload.ts';
import { admitFileWork, withoutFiles } from './file-work.ts';
import { isOfLeftCaller } from './left-caller.ts';
import { readFields, takesFile } from './read-request.ts';
import { readUpload } from './read-upload.ts';
import { isLarge, sendLarge } from './send-large.ts';
import type { OutgoingFile, Report, Route, SessionContext } from '../route.ts';
import type { Authenticate, Caller, Session } from '../session.ts';
import type { Services } from '../services.ts';
import { visitorAddress } from '../limits/visitor-address.ts';
import { writeInstants } from './written-instants.ts';

export interface Binding {
  readonly services: Services;
  readonly authenticate: Authenticate;
  /** Parse what handlers give back with the call's reply schema: in tests and in development. */
  readonly checks_replies: boolean;
}

/** Serves one route at its call's path: authenticate, parse, authorise, handle, answer. */
export function bindRoute(app: FastifyInstance, route: Route, binding: Binding): void {
  app.post(`/api/${route.call.path}`, async (request, reply) => {
    try {
      await serve(route, binding, request, reply);
    } catch (error) {
      // The handler of errors counts it.
      if (isOfLeftCaller(error, reply)) throw error;
      await send(request, reply, failureOf(binding, request, error));
    }
  });
}

async function serve(
  route: Route,
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session =
    route.access === 'session' ? await authenticated(binding.authenticate, request, reply) : null;
  if (session) requireRight(route.call, session);
  if (route.call.kind !== 'json' || route.call.is_heavy)
    return serveFileOrHeavyCall(route, binding, request, reply, session);
  const input = parse(route.call, readFields(request), session, binding);
  const data = await handle(route, binding, request, session, { ...withoutFiles, input });
  return sendAnswer(request, reply, answerWith(checked(route.call, data, binding)), binding, session);
}

// Admitted before its body is read, so that a full server refuses it early; its place is freed once the answer is sent.
async function serveFileOrHeavyCall(
  route: Route,
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
): Promise<void> {
  if (route.access !== 'session' || !session)
    throw new Error('a call with a file or heavy work needs a session');
  const { call, admit } = route;
  const { services } = binding;
  const admitted = admitFileWork(
    services,
    session,
    takesFile(call) ? incomingUploadOf(request.raw) : undefined,
  );
  try {
    let input: unknown;
    const accept = async (fields: unknown, file_name: string): Promise<void> => {
      input = parse(call, fields, session, binding);
      await admit?.({ input, session: callerOf(call, session, input), services, file_name });
    };
    const file = takesFile(call)
      ? await readUpload(call, request, admitted.fileWork.temporary.make().path, accept)
      : withoutFiles.file;
    if (!takesFile(call)) input = parse(call, readFields(request), session, binding);
    const work = (report: Report): Promise<unknown> =>
      handle(route, binding, request, session, { input, file, report, fileWork: admitted.fileWork });
    if (call.kind === 'progress') return await sendProgress(request, reply, call, binding, work);
    const data = await work(() => {});
    if (call.kind === 'download') return await sendFile(reply, data as OutgoingFile);
    return await sendAnswer(request, reply, answerWith(checked(call, data, binding)), binding, session);
  } finally {
    await admitted.close();
  }
}

function parse(call: Call, fields: unknown, session: Session | null, { services }: Binding): unknown {
  const parsed = call.request.safeParse(fields);
  if (!parsed.success) throw new WrongForm(parsed.error, fields);
  if (session) requireOwnIds(call, parsed.data, session);
  else requireOpenInstitution(parsed.data, services.settings.closed_institutions);
  return parsed.data;
}

async function authenticated(
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await authenticate(bearerOf(request));
  // An open screen learns by it that an administrator has changed something of its person.
  reply.header('x-session-state', session.state);
  const named = request.headers['user_id'];
  if (named === undefined || named === session.user_id) return session;
  // Sent before the session went to another desk, or came back from one: nothing to end it for.
  const isLate = named === session.viewer.user_id || named === session.desk_user_id;
  throw new Problem(isLate ? 'account.session_changed' : 'account.unauthorized');
}

type Given = Pick<SessionContext<Call>, 'input' | 'file' | 'report' | 'fileWork'>;

async function handle(
  route: Route,
  binding: Binding,
  request: FastifyRequest,
  session: Session | null,
  given: Given,
): Promise<unknown> {
  const logFault = (error: unknown): void => writeFault(request, error);
  const base = { ...given, services: binding.services, logFault };
  if (route.access === 'public') {
    const user_agent = request.headers['user-agent'] ?? '';
    return route.handle({
      ...base,
      bearer: bearerOf(request),
      address: visitorAddress(request.ip),
      user_agent,
    });
  }
  if (!session) throw new Error('a session route without a session');
  return route.handle({ ...base, session: callerOf(route.call, session, given.input) });
}

function callerOf(call: Call, session: Session, input: unknown): Caller {
  const names_no_version = takesVersion(call.request) && !Object.hasOwn(input as object, 'version');
  return { ...session, names_no_version };
}

function takesVersion(request: z.core.$ZodType): boolean {
  if (request instanceof z.ZodUnion) return request.options.some(takesVersion);
  return request instanceof z.ZodObject && 'version' in request.shape;
}

function checked(call: Call, data: unknown, binding: Binding): unknown {
  return writeInstants(call.reply, binding.checks_replies ? call.reply.parse(data) : data);
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { services }: Binding,
  session: Session | null,
): Promise<void> {
  if (!isLarge(answer.envelope)) return send(request, reply, answer);
  const owner = session ?? { institution_id: 0, user_id: visitorAddress(request.ip) };
  begin(request, reply, answer);
  await sendLarge(reply, answer.envelope, services, owner);
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  begin(request, reply, answer);
  await reply.send(answer.envelope);
}

function begin(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  request.outcome = answer.envelope.error_code;
  sendAsData(reply);
  if (answer.retry_after !== undefined) reply.header('retry-after', answer.retry_after);
  void reply.code(answer.status).header('cache-control', 'no-store');
}

function failureOf(binding: Binding, request: FastifyRequest, error: unknown): Answer {
  if (!(error instanceof Problem || error instanceof WrongForm)) {
    writeFault(request, error);
    binding.services.condition.note(error);
  }
  return answerTo(error, request.id);
}

function writeFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ correlation_id: request.id, error: faultForLog(error) }, 'fault');
}

async function sendFile(reply: FastifyReply, file: OutgoingFile): Promise<void> {
  await reply
    .header('content-type', file.media_type)
    .header('content-disposition', attachment(file.file_name))
    .header('cache-control', 'no-store')
    .send(createReadStream(file.path));
}

// Lines of JSON: reports while the work continues, the envelope last. The status line is long gone by then, so it is always 200.
async function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  binding: Binding,
  work: (report: Report) => Promise<unknown>,
): Promise<void> {
  const lines = new Readable({ read() {} });
  const write = (value: unknown): void => void lines.push(`${JSON.stringify(value)}\n`);
  const done = work((progress) => write({ progress }))
    .then((data) => answerWith(checked(call, data, binding)))
    .catch((error: unknown) => failureOf(binding, request, error))
    .then((answer) => {
      request.outcome = answer.envelope.error_code;
      write(answer.envelope);
      lines.push(null);
    })
    .catch((error: unknown) => lines.destroy(error instanceof Error ? error : new Error('import')));
  await reply
    .header('content-type', 'application/x-ndjson')
    .header('cache-control', 'no-store')
    .header('x-no-compression', '1')
    // A proxy that waits for more would show no progress.
    .header('x-accel-buffering', 'no')
    .send(lines);
  // The work continues after a client has disconnected, and so its file must stay until then.
  await done;
}
