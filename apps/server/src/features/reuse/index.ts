export { reuseRoutes } from './reuse.routes.ts';
