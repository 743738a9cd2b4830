import { Readable } from 'node:stream';
import { Problem, type Call, type ImportProgress } from '@takhti/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTo, answerWith, refuseForm, type Answer } from './answer.ts';
import { requireOwnIds, requireRight } from './authorise.ts';
import { bearerOf } from './bearer.ts';
import { faultForLog } from './fault-for-log.ts';
import { sendAsData } from '../page-headers.ts';
import { readRequest } from './read-request.ts';
import type { IncomingFile, OutgoingFile, Route } from '../route.ts';
import type { Authenticate, Session } from '../session.ts';
import type { Services } from '../services.ts';
import { visitorAddress } from '../visitor-address.ts';

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
      await sendFailure(request, reply, error);
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
  const raw = await readRequest(route.call, request);
  const parsed = route.call.request.safeParse(raw.fields);
  if (!parsed.success) return send(request, reply, refuseForm(parsed.error, request.id));
  if (session) requireOwnIds(route.call, parsed.data, session);
  const work = (report: (progress: ImportProgress) => void): Promise<unknown> =>
    handle(route, binding, request, session, parsed.data, raw.file, report);
  if (route.call.kind === 'progress') return sendProgress(request, reply, route.call, binding, work);
  const data = await work(() => {});
  if (route.call.kind === 'download') return sendFile(reply, data as OutgoingFile);
  return send(request, reply, answerWith(checked(route.call, data, binding)));
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

async function handle(
  route: Route,
  binding: Binding,
  request: FastifyRequest,
  session: Session | null,
  input: unknown,
  file: IncomingFile,
  report: (progress: ImportProgress) => void,
): Promise<unknown> {
  const logFault = (error: unknown): void => writeFault(request, error);
  const base = { input, services: binding.services, file, report, logFault };
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
  return route.handle({ ...base, session });
}

function checked(call: Call, data: unknown, binding: Binding): unknown {
  return binding.checks_replies ? call.reply.parse(data) : data;
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  request.outcome = answer.envelope.error_code;
  sendAsData(reply);
  await reply.code(answer.status).header('cache-control', 'no-store').send(answer.envelope);
}

async function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
  await send(request, reply, failureOf(request, error));
}

function failureOf(request: FastifyRequest, error: unknown): Answer {
  if (!(error instanceof Problem)) writeFault(request, error);
  return answerTo(error, request.id);
}

function writeFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ correlation_id: request.id, error: faultForLog(error) }, 'fault');
}

async function sendFile(reply: FastifyReply, file: OutgoingFile): Promise<void> {
  const name = encodeURIComponent(file.file_name).replaceAll("'", '%27');
  await reply
    .header('content-type', file.media_type)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('cache-control', 'no-store')
    .send(file.body);
}

// Lines of JSON: reports while the work goes on, the envelope last. The status line is long gone by then, so it is always 200.
async function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  binding: Binding,
  work: (report: (progress: ImportProgress) => void) => Promise<unknown>,
): Promise<void> {
  const lines = new Readable({ read() {} });
  const write = (value: unknown): void => void lines.push(`${JSON.stringify(value)}\n`);
  work((progress) => write({ progress }))
    .then((data) => answerWith(checked(call, data, binding)))
    .catch((error: unknown) => failureOf(request, error))
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
    .send(lines);
}
