export { registerLiveRounds } from './live-rounds/streams/register-live-rounds.ts';
export { playersRoutes } from './players.routes.ts';
export { findMedia, mediaEntries, type FoundMedia } from './carried/media.ts';
export { pageEntries } from './carried/zip-game.ts';
export { playedContent } from './played-content.ts';
export { publish } from './publish.ts';
export { launchLimits } from './learners/count-launch.ts';
export { learnerOf } from './learners/learner.ts';
