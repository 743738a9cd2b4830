import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

test('figures are written as Prometheus reads them', async () => {
  const metrics = makeMetrics();
  const calls = metrics.counter('calls_total', 'Calls.');
  calls.add({ call: 'a "b"\\', status: '200' });
  calls.add({ call: 'a "b"\\', status: '200' }, 2);
  const seconds = metrics.histogram('seconds', 'Time.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) seconds.observe(value, { call: 'x' });
  metrics.gauge('streams', 'Streams.', () => 3);
  metrics.gauge('memory', 'Memory.', () => [{ labels: { kind: 'rss' }, value: 5 }]);
  expect(await metrics.write()).toBe(
    `# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{call="a \\"b\\"\\\\",status="200"} 3
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{call="x",le="0.1"} 2
seconds_bucket{call="x",le="1"} 3
seconds_bucket{call="x",le="+Inf"} 4
seconds_sum{call="x"} 7.65
seconds_count{call="x"} 4
# HELP streams Streams.
# TYPE streams gauge
streams 3
# HELP memory Memory.
# TYPE memory gauge
memory{kind="rss"} 5
`,
  );
});

test('a figure that cannot be read, as while the database is away, takes no other with it', async () => {
  const metrics = makeMetrics();
  metrics.gauge('waiting', 'Waiting.', () => Promise.reject(new Error('away')));
  metrics.gauge('streams', 'Streams.', () => 3);
  expect(await metrics.write()).toMatch(/^# HELP streams/);
});
