export { gamesRoutes } from './games.routes.ts';
