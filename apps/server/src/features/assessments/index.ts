export { countPools } from './pools.queries.ts';
export { assessmentsRoutes } from './assessments.routes.ts';
