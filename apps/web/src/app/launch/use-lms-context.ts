import { readLmsContext, type ReplyOf } from '@takhti/contract';
import { useQueryCall } from '../api/index.ts';

type LmsContext = ReplyOf<typeof readLmsContext>;

/** How the institution works with other systems; undefined until that is known. */
export function useLmsContext(isWanted = true): LmsContext | undefined {
  return useQueryCall(readLmsContext, {}, { enabled: isWanted, silent: true, staleTime: 60_000 }).data;
}
