import { liveTopics, type Call, type Topic } from '@takhti/contract';
import { queryClient } from './query-client.ts';
import { containerIdIn, isTouched, type CachedReply, type Touch } from './touched.ts';

/** The topics that a call has changed, as it declares them. */
export function touchOf(call: Call, input: unknown): Touch {
  return { topics: call.changes, container_id: containerIdIn(input) };
}

/**
 * Makes old what was touched: what is on the screen is fetched again at once, the rest when it is shown again.
 * @param waitsFor resolves when what shows these topics has come
 * @param isFresh leaves out what is known in its newest state already
 */
export async function refresh(
  touch: Touch,
  waitsFor: readonly Topic[] = touch.topics,
  isFresh: (reply: CachedReply) => boolean = () => false,
): Promise<void> {
  const isOld = (reply: CachedReply): boolean => isTouched(reply, touch) && !isFresh(reply);
  const isAwaited = ({ meta }: CachedReply): boolean =>
    meta?.shows.some((topic) => waitsFor.includes(topic)) ?? false;
  await queryClient.invalidateQueries({ predicate: isOld, refetchType: 'none' });
  const refetch = (isMeant: (reply: CachedReply) => boolean): Promise<void> =>
    queryClient.refetchQueries({ type: 'active', predicate: (reply) => isOld(reply) && isMeant(reply) });
  void refetch((reply) => !isAwaited(reply));
  await refetch(isAwaited);
}

/**
 * Makes old what is shown of what a call was to change: after a refusal because things have moved on, or when no answer came.
 * Of a container that is all that is shown of it.
 */
export function refreshAfter(call: Call, input: unknown = {}): Promise<void> {
  const { topics, container_id } = touchOf(call, input);
  const ofItem = container_id === null ? [] : liveTopics.changed;
  return refresh({ topics: [...topics, ...ofItem], container_id });
}
