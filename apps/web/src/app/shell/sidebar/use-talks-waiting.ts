import { listBotTalks } from '@takhti/contract';
import { useQueryCall } from '../../api/use-query-call.ts';
import { useSession } from '../../session/index.ts';

/**
 * How many talks with bots were reported or are about danger, and nobody has looked; whether one is about danger. 0 for people
 * who may not read them.
 */
export function useTalksWaiting(): { readonly count: number; readonly hasWorry: boolean } {
  const { can } = useSession();
  const request = { only_to_look_at: true, page: 1 };
  const waiting = useQueryCall(listBotTalks, request, { silent: true, enabled: can('bots.talks') });
  const { total: count = 0, records = [] } = waiting.data ?? {};
  // Those of danger come first.
  return { count, hasWorry: records.some(({ has_worry }) => has_worry) };
}
