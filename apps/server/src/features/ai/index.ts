export { aiRoutes } from './ai.routes.ts';
export { botsRoutes } from './bots/bots.routes.ts';
export { sweepBotTalks } from './bots/talks/sweep-talks.ts';
export { sweepAiRuns } from './runs/sweep-runs.ts';
export { giveBackHeld } from './give-back-held.ts';
