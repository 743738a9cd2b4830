export { articlesRoutes } from './articles.routes.ts';
