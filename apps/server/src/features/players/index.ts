export { registerLiveRounds } from './live-rounds/streams/register-live-rounds.ts';
export { registerShortLinks } from './short-links/register-short-links.ts';
export { playersRoutes } from './players.routes.ts';
export { packagesRoutes } from './packaged/packages.routes.ts';
export { publish } from './publish.ts';
export { launchLimits } from './learners/count-launch.ts';
export { learnerOf } from './learners/learner-of.ts';
export { exportGame } from './carried/export-game.ts';
