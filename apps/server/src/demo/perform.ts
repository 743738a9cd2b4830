import type { Call, ReplyOf, RequestInput, RequestOf } from '@takhti/contract';
import { authenticate } from '../features/account/index.ts';
import { requireRight } from '../http/binding/authorise.ts';
import type { IncomingFile } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { routes } from '../routes.ts';

const routeOf = new Map(routes.map((route) => [route.call.path, route]));

/** Makes a call as somebody who is logged in, with the rules that hold for people, without HTTP. */
export type Perform = <C extends Call>(
  session_id: string,
  call: C,
  input: RequestInput<C>,
  file?: IncomingFile,
) => Promise<ReplyOf<C>>;

const noFile: IncomingFile = { file_name: '', body: Buffer.alloc(0) };

/** The demo is filled in by the calls that people make, so that it looks as if they had made it. */
export function makePerform(services: Services): Perform {
  return async <C extends Call>(session_id: string, call: C, input: RequestInput<C>, file = noFile) => {
    const route = routeOf.get(call.path);
    if (route?.access !== 'session') throw new Error(`the demo cannot make the call ${call.path}`);
    const session = await authenticate(services, session_id);
    requireRight(call, session);
    const parsed = call.request.parse(input) as RequestOf<C>;
    const context = { input: parsed, services, session, file, report: () => {}, logFault: throwFault };
    return (await route.handle(context)) as ReplyOf<C>;
  };
}

// The demo is filled in wholly or not at all.
function throwFault(error: unknown): never {
  throw error;
}
