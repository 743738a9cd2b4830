import type { openGeneric as openCall, ReplyOf, RequestInput } from '@takhti/contract';
import { post, type Outcome } from '../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the path.
export const genericPath = 'content/open/generic';

type Opened = ReplyOf<typeof openCall>;

export async function openGeneric(request: RequestInput<typeof openCall>): Promise<Outcome<Opened>> {
  const outcome = await post<Opened>(genericPath, request);
  if (import.meta.env.DEV && outcome.kind === 'ok') {
    const contract = await import('@takhti/contract');
    contract.openGeneric.reply.parse(outcome.data);
  }
  return outcome;
}

/** The request for content; it is also the key of its kept copy, so the order of its fields matters. */
export function askedFor(content_id: string, institution_id: number, gathering_id: string | undefined) {
  return { content_id, institution_id, ...(gathering_id !== undefined && { gathering_id }) };
}
