import { askAt } from '../../net/ask.ts';

export const livePaths = {
  joinLiveRound: 'live/join',
  answerLiveRound: 'live/answer',
  leadLiveRound: 'live/lead',
  removeLivePlayer: 'live/remove',
} as const;

/** Makes one of the calls of a live round. */
export const ask = askAt(livePaths);
