export { aiRoutes } from './ai.routes.ts';
export { botsRoutes } from './bots/bots.routes.ts';
export { giveBackHeld } from './give-back-held.ts';
