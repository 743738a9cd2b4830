import { askAt } from '../../../net/ask.ts';

export const competitionPaths = {
  readEntrance: 'competition/entrance',
  enterCompetition: 'competition/enter',
  readStanding: 'competition/standing',
  readLeaderboard: 'competition/leaderboard',
  redeemReward: 'competition/redeem',
  certifyCompetitor: 'competition/certify',
  verifyCertificate: 'competition/certificate',
  leaveCompetition: 'competition/leave',
} as const;

/** Makes one of the calls of a competition. */
export const ask = askAt(competitionPaths);
