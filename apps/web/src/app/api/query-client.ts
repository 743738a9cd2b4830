import type { Call } from '@takhti/contract';
import { QueryClient } from '@tanstack/react-query';

/** What the screens know of the server. Whether to try again is the client's matter, so queries never retry by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 5_000, refetchOnWindowFocus: true },
  },
});

/** The key of a call's cached replies: of one input, or of all. */
export function callKey(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input];
}

/** Makes cached replies of calls old, so that lists on the screen load anew. */
export async function refreshCalls(...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })));
}
