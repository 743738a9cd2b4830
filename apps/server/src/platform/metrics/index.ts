export { makeLog } from './log.ts';
export { makeMetrics, type Metrics } from './metrics.ts';
export { addProcessMetrics } from './process-metrics.ts';
