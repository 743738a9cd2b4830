import type { Call, Problem, ReplyOf, RequestInput } from '@takhti/contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { sendAlone } from './api.ts';
import { callKey } from './query-client.ts';

export interface UseQueryCallOptions {
  /** False while the input is not complete. */
  readonly enabled?: boolean;
  /** Shows the last page while the next one loads. */
  readonly keepsPrevious?: boolean;
  readonly staleTime?: number;
  /** Does not refetch when the window gets the focus: a random selection would change while the person works with it. */
  readonly staysAsAsked?: boolean;
  /** True for a problem that the screen shows in its own place: no toast for it then. */
  readonly onProblem?: (problem: Problem) => boolean;
  readonly silent?: boolean;
}

/**
 * The reply of a call that is made when the screen opens or its input changes. The screen shows a skeleton while `isPending`, and its
 * own error state with `refetch` on `isLoadingError`.
 */
export function useQueryCall<C extends Call>(
  call: C,
  input: RequestInput<C>,
  options: UseQueryCallOptions = {},
): UseQueryResult<ReplyOf<C>> {
  return useQuery<ReplyOf<C>>({
    queryKey: callKey(call, input),
    meta: { shows: call.shows },
    queryFn: ({ signal }) =>
      sendAlone(call, input, {
        isPageLoad: true,
        signal,
        silent: options.silent,
        handles: options.onProblem,
      }),
    enabled: options.enabled ?? true,
    ...(options.keepsPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.staysAsAsked === true ? { refetchOnWindowFocus: false } : {}),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  });
}
