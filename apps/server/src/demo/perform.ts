import type { Call, ReplyOf, RequestInput, RequestOf } from '@takhti/contract';
import { authenticate } from '../features/account/index.ts';
import { requireRight } from '../http/binding/authorise.ts';
import { admitFileWork, withoutFiles } from '../http/binding/file-work.ts';
import { writeWhole } from '../platform/temporary/temporary-files.ts';
import type { Services } from '../http/services.ts';
import { routes } from '../routes.ts';

const routeOf = new Map(routes.map((route) => [route.call.path, route]));

/** A file that a call brings. */
export interface DemoFile {
  readonly file_name: string;
  readonly body: Buffer;
}

/** Makes a call as somebody who is logged in, with the rules that hold for people, without HTTP. */
export type Perform = <C extends Call>(
  session_id: string,
  call: C,
  input: RequestInput<C>,
  file?: DemoFile,
) => Promise<ReplyOf<C>>;

/** The demo is filled in by the calls that people make, so that it looks as if they had made it. */
export function makePerform(services: Services): Perform {
  return async <C extends Call>(session_id: string, call: C, input: RequestInput<C>, brought?: DemoFile) => {
    const route = routeOf.get(call.path);
    if (route?.access !== 'session') throw new Error(`the demo cannot make the call ${call.path}`);
    const session = await authenticate(services, session_id);
    requireRight(call, session);
    const parsed = call.request.parse(input) as RequestOf<C>;
    const caller = { ...session, names_no_version: false };
    const base = { input: parsed, services, session: caller, logFault: throwFault };
    if (!brought) return (await route.handle({ ...base, ...withoutFiles })) as ReplyOf<C>;
    const admitted = admitFileWork(services, session);
    try {
      const { path } = admitted.fileWork.temporary.make();
      await writeWhole(path, brought.body);
      const file = { file_name: brought.file_name, path, bytes: brought.body.length };
      return (await route.handle({
        ...base,
        ...withoutFiles,
        file,
        fileWork: admitted.fileWork,
      })) as ReplyOf<C>;
    } finally {
      await admitted.close();
    }
  };
}

// The demo is filled in wholly or not at all.
function throwFault(error: unknown): never {
  throw error;
}
