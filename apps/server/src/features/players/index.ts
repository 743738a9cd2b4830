export { playersRoutes } from './players.routes.ts';
export { publish } from './publish.ts';
