import type { handInGame as handInCall, ReplyOf, RequestInput } from '@takhti/contract';
import { post, type Outcome } from '../net/call.ts';

// As in the contract, whose schemas weigh more than the player. A test compares the paths.
export const handInPath = 'generic/hand-in';

export type HandedIn = ReplyOf<typeof handInCall>;

export async function handInGame(request: RequestInput<typeof handInCall>): Promise<Outcome<HandedIn>> {
  return post(handInPath, request);
}
