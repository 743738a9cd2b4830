import type * as calls from '@takhti/contract';
import type { Call, ReplyOf, RequestInput } from '@takhti/contract';
import { post, type Outcome } from '../../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const competitionPaths = {
  readEntrance: 'competition/entrance',
  enterCompetition: 'competition/enter',
  readStanding: 'competition/standing',
  readLeaderboard: 'competition/leaderboard',
  redeemReward: 'competition/redeem',
  certifyCompetitor: 'competition/certify',
  verifyCertificate: 'competition/certificate',
  leaveCompetition: 'competition/leave',
} as const satisfies Partial<Record<keyof typeof calls, string>>;

type Name = keyof typeof competitionPaths;
type CallOf<Of extends Name> = (typeof calls)[Of] & Call;

/** Makes one of the calls of a competition. Never throws. */
export function ask<Of extends Name>(
  name: Of,
  input: RequestInput<CallOf<Of>>,
  bearer = '',
): Promise<Outcome<ReplyOf<CallOf<Of>>>> {
  return post(competitionPaths[name], input, { bearer });
}
