export { startStatistics } from './start-statistics.ts';
export { statisticsRoutes } from './statistics.routes.ts';
