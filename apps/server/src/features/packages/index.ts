export { packagesRoutes } from './packages.routes.ts';
