export { reviewRoutes } from './review.routes.ts';
