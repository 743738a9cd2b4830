import { countDashboard } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../testing/index.ts';
import { testMetricsToken } from '../testing/test-app.ts';
import { addProcessMetrics } from '../platform/metrics/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
  addProcessMetrics(server.services.metrics, server.services);
});
afterAll(() => server.close());

const read = (token?: string) =>
  server.app.inject({ url: '/metrics', headers: token ? { authorization: `Bearer ${token}` } : {} });

test('figures are for who brings the token, and for nobody else', async () => {
  for (const token of [undefined, 'another', `${testMetricsToken}x`]) {
    const { statusCode, body } = await read(token);
    expect([statusCode, body]).toEqual([401, '']);
  }
  expect((await read(testMetricsToken)).statusCode).toBe(200);
});

test('they tell calls by path and outcome, their time, and what the server stands on', async () => {
  const person = await server.make.person();
  await server.as(person).ok(countDashboard, {});
  await server.post(countDashboard.path, {});
  await server.app.inject('/made/up/address');
  const { body, headers } = await read(testMetricsToken);
  expect(headers['content-type']).toContain('text/plain');
  const path = `/api/${countDashboard.path}`;
  expect(body).toContain(`takhti_calls_total{call="${path}",status="200",error_code="0"} 1`);
  expect(body).toContain(`takhti_calls_total{call="${path}",status="401",error_code="-3"} 1`);
  expect(body).toContain(`takhti_call_seconds_count{call="${path}"} 2`);
  expect(body).not.toContain('made/up');
  for (const name of [
    'takhti_event_loop_delay_seconds{quantile="0.99"}',
    'takhti_memory_bytes{kind="rss"}',
    'takhti_database_connections{state="waiting"} 0',
    'takhti_background_work 0',
    'takhti_live_streams 0',
    'takhti_requests_open 1',
  ])
    expect(body).toContain(`\n${name}`);
  expect(body).not.toContain(person.session_id);
});

test('a browser is told to stay with TLS where people come over it', async () => {
  const { headers } = await server.app.inject('/health');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
});
