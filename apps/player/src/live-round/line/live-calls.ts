import type * as calls from '@takhti/contract';
import type { Call, ReplyOf, RequestInput } from '@takhti/contract';
import { post, type Outcome } from '../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const livePaths = {
  joinLiveRound: 'live/join',
  answerLiveRound: 'live/answer',
  leadLiveRound: 'live/lead',
  removeLivePlayer: 'live/remove',
} as const satisfies Partial<Record<keyof typeof calls, string>>;

type Name = keyof typeof livePaths;
type CallOf<Of extends Name> = (typeof calls)[Of] & Call;

/** Makes one of the calls of a live round. Never throws. */
export function ask<Of extends Name>(
  name: Of,
  input: RequestInput<CallOf<Of>>,
): Promise<Outcome<ReplyOf<CallOf<Of>>>> {
  return post(livePaths[name], input);
}
