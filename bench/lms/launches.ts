import { openConnection, type Connection } from '../common/connection.ts';
import { percentile, tenths, whole } from '../common/figures.ts';
import { INSTITUTION } from '../common/people.ts';
import type { Place } from '../common/place.ts';
import { startProcess, startServer, type ServerProcess } from '../common/server-process.ts';
import { course, serverSettings } from './course.ts';
import { launchAddress, launchPath, type Signing } from './signing.ts';

export const CALLERS = 16;
const SUCCESS = '{"error_code":0,';
const form = 'application/x-www-form-urlencoded';

/** One thing that a caller does again and again; gives the milliseconds that the server had it, and throws when it failed. */
type Turn = (connection: Connection, caller: number, n: number) => Promise<number>;

interface Measured {
  readonly per_second: number;
  readonly cpu_ms: number;
  /** In milliseconds, sorted. */
  readonly ms: readonly number[];
  readonly failures: readonly string[];
}

/** Whole launches by LTI, and beside them a server that only checks the signature of such a token. */
export async function measureLaunches(
  place: Place,
  platform: string,
  signing: Signing,
  seconds: number,
): Promise<{ row: string[]; failures: readonly string[] }> {
  const ours = await startServer(place, serverSettings);
  const of_ours = await measure(ours, launch(platform, signing), seconds);
  await ours.stop();
  const bare = await startProcess('bench/lms/bare-verify.ts', place, { JWKS: signing.jwks });
  const tokens = await Promise.all(
    Array.from({ length: course.learners }, (_, n) => signing.sign(platform, n, `bare-${n}`)),
  );
  const of_bare = await measure(bare, (connection, _caller, n) => check(connection, tokens, n), seconds);
  await bare.stop();
  return {
    failures: [...of_ours.failures, ...of_bare.failures].slice(0, 3),
    row: [
      whole(of_ours.per_second),
      whole(of_bare.per_second),
      (of_ours.per_second / of_bare.per_second).toFixed(2),
      tenths(percentile(of_ours.ms, 0.5)),
      tenths(percentile(of_ours.ms, 0.99)),
      of_ours.cpu_ms.toFixed(2),
      of_bare.cpu_ms.toFixed(2),
      whole(of_ours.failures.length + of_bare.failures.length),
    ],
  };
}

/** The platform announces a learner, signs what it is asked for, and posts it; then the browser enters. */
function launch(platform: string, signing: Signing): Turn {
  const announced = new URLSearchParams({
    iss: platform,
    login_hint: 'somebody',
    target_link_uri: launchAddress,
    client_id: course.client_id,
  }).toString();
  return async (connection, caller, n) => {
    const headers = { 'x-forwarded-for': `10.0.${caller}.${n % 250}`, 'content-type': form };
    const login = { method: 'GET', path: `/lti/${INSTITUTION}/login?${announced}`, headers } as const;
    const started = performance.now();
    const begun = pageData((await connection.send(login)).body);
    const took = performance.now() - started;
    const asked = new URL(begun('next')).searchParams;
    const id_token = await signing.sign(platform, n * CALLERS + caller, asked.get('nonce') ?? '');
    const body = new URLSearchParams({ id_token, state: asked.get('state') ?? '' }).toString();
    const signed = performance.now();
    const accepted = await connection.send({ method: 'POST', path: launchPath, headers, body });
    const login_id = pageData(accepted.body)('login');
    const entering = { institution_id: INSTITUTION, login_id, proof: begun('proof') };
    const entered = await connection.call('lti/enter', entering, '');
    if (!entered.body.startsWith(SUCCESS) || !entered.body.includes('auth_token='))
      throw new Error(entered.body.slice(0, 300));
    return took + performance.now() - signed;
  };
}

async function check(connection: Connection, tokens: readonly string[], n: number): Promise<number> {
  const body = new URLSearchParams({ id_token: tokens[n % tokens.length] ?? '' }).toString();
  const started = performance.now();
  const { status } = await connection.send({
    method: 'POST',
    path: '/',
    headers: { 'content-type': form },
    body,
  });
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return performance.now() - started;
}

/** @returns what a page tells its script, by name. @throws Error when the page does not tell it */
function pageData(html: string): (name: string) => string {
  return (name) => {
    const value = new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1];
    if (value === undefined) throw new Error(`a page without ${name}: ${/<code>[^<]*/.exec(html)?.[0]}`);
    return value.replaceAll('&amp;', '&');
  };
}

async function measure(server: ServerProcess, turn: Turn, seconds: number): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: CALLERS }, () => openConnection(server.port)));
  // The first fetches the platform's keys.
  await Promise.all(connections.map((connection, caller) => turn(connection, caller, 0)));
  const ms: number[] = [];
  const failures: string[] = [];
  const before = used(server);
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    connections.map(async (connection, caller) => {
      for (let n = 1; performance.now() < until; n += 1)
        await turn(connection, caller, n).then(
          (took) => ms.push(took),
          (error: unknown) => failures.push(String(error)),
        );
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const cpu_ms = ((used(server) - before) * 1000) / (ms.length + failures.length);
  for (const connection of connections) connection.close();
  return { per_second: ms.length / elapsed, cpu_ms, ms: ms.toSorted((a, b) => a - b), failures };
}

function used(server: ServerProcess): number {
  const { server: own, database } = server.processorTime();
  return own + database;
}
