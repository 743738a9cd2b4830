export { reviewRoutes } from './review.routes.ts';
export { approve } from './review.service.ts';
