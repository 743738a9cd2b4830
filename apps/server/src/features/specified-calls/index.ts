export { articlesRoutes } from './articles/articles.routes.ts';
export { competitionsRoutes } from './competitions/competitions.routes.ts';
