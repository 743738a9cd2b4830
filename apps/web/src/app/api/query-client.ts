import type { Call, Topic } from '@takhti/contract';
import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shows`: the topics of the call that the query asks. */
    queryMeta: { readonly shows: readonly Topic[] };
  }
}

/** The cache of queries. The client decides about retries, so queries never retry by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 5_000, refetchOnWindowFocus: true },
  },
});

/** The key of a call's cached replies: of one input, or of all. */
export function callKey(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input];
}
