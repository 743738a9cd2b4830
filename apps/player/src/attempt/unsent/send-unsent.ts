import { isRecord } from '@takhti/domain';
import type { Outcome } from '../../net/call.ts';
import { unsentStatusOf, type SaveCall, type UnsentStore } from './unsent.ts';

/**
 * Sends the ends that wait, one after another. An attempt ends once, no matter who sends its end and how often: a second tab does no harm.
 * @returns whether some still wait
 */
export async function sendUnsent(
  store: UnsentStore,
  send: (call: SaveCall) => Promise<Outcome<unknown>>,
): Promise<boolean> {
  for (const unsent of store.list().filter(({ status }) => status === 'waiting')) {
    const { path, body, gathering_id } = unsent;
    const outcome = await send({ path, body });
    // No network, or a busy server: all of them wait.
    if (outcome.kind !== 'ok' && outcome.kind !== 'refused') return true;
    const result = outcome.kind === 'ok' && isRecord(outcome.data) ? outcome.data['result'] : null;
    const status = outcome.kind === 'refused' ? 'refused' : unsentStatusOf(result);
    // The page of the competition shows what became of it; other content shows its state by itself.
    if (status === null || gathering_id === null) store.drop(unsent.attempt_id);
    else store.put({ ...unsent, body: {}, status });
  }
  return false;
}
