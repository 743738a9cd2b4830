export { signedGamePlay } from './game-kind.ts';
export { signedPlay } from './play-of.ts';
export { playersRoutes } from './players.routes.ts';
export { publishedOnSkills } from './publications.queries.ts';
export { ownFilesOnly, publish } from './publish.ts';
export { drawPublished, findPublishedGame } from './published-content.ts';
