export { signedPlay } from './play-of.ts';
export { playersRoutes } from './players.routes.ts';
export { publish } from './publish.ts';
export { drawPublished } from './published-content.ts';
