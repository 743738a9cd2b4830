import { isRecord } from '@takhti/domain';
import { Problem, problems, type Call, type ReplyOf, type RequestInput, type Topic } from '@takhti/contract';
import { sendAlone } from './api.ts';
import type { SendOptions } from './client.ts';
import { queryClient } from './query-client.ts';
import { refresh, refreshAfter, touchOf } from './refresh.ts';
import type { CachedReply } from './touched.ts';

export interface ChangeOptions<C extends Call> {
  /** Handles the reply before screens are refreshed: reading it in steps, leaving a deleted item. */
  readonly beforeRefresh?: (reply: ReplyOf<C>) => Promise<unknown>;
  /** Topics that must be on the screen again before the call counts as done; of the others nobody waits. */
  readonly waitsFor?: readonly Topic[];
}

/**
 * Makes a call outside of a component; components use useCall and useQueryCall. What it changed is fetched again, and what its
 * reply renews is taken from there. Throws what Client.send throws.
 */
export async function sendCall<C extends Call>(
  call: C,
  input: RequestInput<C>,
  { beforeRefresh, waitsFor = [], ...options }: SendOptions & ChangeOptions<C> = {},
): Promise<ReplyOf<C>> {
  try {
    const reply = await sendAlone(call, input, options);
    if (call.changes.length === 0) return reply;
    await beforeRefresh?.(reply);
    await renew(call, reply);
    await refresh(touchOf(call, input), waitsFor, (known) => isRenewedBy(call, known, reply));
    return reply;
  } catch (error) {
    if (error instanceof Problem && problems[error.problem].is_behind) void refreshAfter(call, input);
    throw error;
  }
}

async function renew(call: Call, reply: unknown): Promise<void> {
  if (!call.renews || !isRecord(reply)) return;
  const meant = { predicate: (known: CachedReply) => isRenewedBy(call, known, reply) };
  // An answer on its way was given before the change.
  await queryClient.cancelQueries(meant);
  queryClient.setQueriesData<object>(meant, (known) => known && { ...known, ...reply });
}

// A reply is of the query when it holds what that was asked for by.
function isRenewedBy(call: Call, { queryKey: [path, asked], state }: CachedReply, reply: unknown): boolean {
  if (path !== call.renews?.path || state.data === undefined || !isRecord(asked) || !isRecord(reply))
    return false;
  return Object.entries(asked).every(([field, value]) => reply[field] === value);
}
