import { listBotTalks } from '@takhti/contract';
import { useQueryCall } from '../../api/use-query-call.ts';
import { useSession } from '../../session/index.ts';

/**
 * How many talks of children with bots were reported or tell of danger, and nobody has looked, and whether one tells of danger; 0 for
 * who may not read them.
 */
export function useTalksWaiting(): { readonly count: number; readonly hasWorry: boolean } {
  const { can } = useSession();
  const wish = { only_to_look_at: true, page: 1 };
  const waiting = useQueryCall(listBotTalks, wish, { silent: true, enabled: can('bots.talks') });
  const { total: count = 0, records = [] } = waiting.data ?? {};
  // Those of danger come first.
  return { count, hasWorry: records.some(({ has_worry }) => has_worry) };
}
