import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Background } from '../background.ts';
import type { Db } from '../db/index.ts';
import type { Metrics } from './metrics.ts';

const nanoseconds = 1e9;

/** Adds metrics of the server itself: its process, its database connections, its background work. */
export function addProcessMetrics(
  metrics: Metrics,
  { db, background }: { readonly db: Db; readonly background: Background },
): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  metrics.gauge(
    'takhti_event_loop_delay_seconds',
    'How late the event loop was since it was last asked.',
    () => {
      const samples = [
        { labels: { quantile: '0.5' }, value: delay.percentile(50) / nanoseconds },
        { labels: { quantile: '0.99' }, value: delay.percentile(99) / nanoseconds },
        { labels: { quantile: '1' }, value: delay.max / nanoseconds },
      ];
      delay.reset();
      return samples;
    },
  );
  metrics.gauge('takhti_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return Object.entries({ rss, heap_used: heapUsed, heap_total: heapTotal, external }).map(
      ([kind, value]) => ({
        labels: { kind },
        value,
      }),
    );
  });
  metrics.gauge('takhti_cpu_seconds', 'Processor time used since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('takhti_uptime_seconds', 'Time since the start.', () => process.uptime());
  metrics.gauge(
    'takhti_database_connections',
    'Connections to the database, and calls that wait for one.',
    () => Object.entries(db.connections()).map(([state, value]) => ({ labels: { state }, value })),
  );
  metrics.gauge('takhti_background_work', 'Work under way behind answered requests.', () =>
    background.underWay(),
  );
}
