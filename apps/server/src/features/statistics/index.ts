export { statisticsOf } from './compute-statistics.ts';
export { startStatistics } from './start-statistics.ts';
export { statisticsRoutes } from './statistics.routes.ts';
