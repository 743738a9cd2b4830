import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call, Envelope, FailureData, ReplyOf, RequestInput } from '@takhti/contract';
import { expect } from 'vitest';
import { authenticate } from '../features/account/index.ts';
import { buildApp } from '../http/app.ts';
import type { ProductSettings, Services } from '../http/services.ts';
import { makeBackground } from '../platform/background.ts';
import { makeClockWatch, watchCondition } from '../platform/condition/index.ts';
import { createManualClock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { openTestDatabase } from '../platform/db/testing/index.ts';
import type { Message } from '../platform/mail/index.ts';
import { makeMetrics } from '../platform/metrics/index.ts';
import { makeFileSigner, openStorage } from '../platform/storage/index.ts';
import { openOutgoing } from '../platform/outgoing/index.ts';
import { openHalfFiles } from '../platform/temporary/half-files.ts';
import { openTemporaryFiles } from '../platform/temporary/temporary-files.ts';
import { boardCountLimits } from '../features/competing/index.ts';
import { launchLimits } from '../features/players/index.ts';
import { testVault } from '../platform/vault/testing/test-vault.ts';
import { makeShortMemory } from '../platform/memory/short-memory.ts';
import { makeWindowCounter } from '../platform/memory/window-counter.ts';
import { makeWorkroom } from '../platform/work/index.ts';
import { plugins } from '../plugins.ts';
import { routes } from '../routes.ts';
import { makeFactories } from './factories.ts';
import { multipartBody, type TestFile } from './multipart.ts';

/** With which a test reads `/metrics`. */
export const testMetricsToken = 'metrics-of-the-tests';

/** Somebody who makes calls: a session id, or none. */
export interface Caller {
  readonly session_id: string;
}

/**
 * The whole server on this worker's test database, without a port: calls go in by `inject`.
 * Call it in beforeAll, and `close` in afterAll.
 * @param others services in place of the usual ones
 * @param through what the server sees of the database, for tests of how it bears one that fails
 */
export async function makeTestApp(
  settings: Partial<ProductSettings> = {},
  through: (db: Db) => Db = (db) => db,
  others: Partial<Services> = {},
) {
  const db = await openTestDatabase();
  const seen = through(db);
  const data_dir = await mkdtemp(path.join(tmpdir(), 'takhti-test-'));
  const temporaryFolder = path.join(data_dir, 'temporary');
  const clock = createManualClock(new Date());
  const mails: Message[] = [];
  const logged: string[] = [];
  const storage = openStorage({ data_dir });
  const services: Services = {
    db: seen,
    clock,
    temporary: await openTemporaryFiles(temporaryFolder, true),
    halves: await openHalfFiles(path.join(data_dir, 'half-files')),
    workroom: makeWorkroom(),
    launches: makeWindowCounter(clock, launchLimits.window_ms),
    board_counts: makeShortMemory(clock, boardCountLimits),
    storage,
    vault: testVault,
    files: makeFileSigner('test-secret'),
    mail: { send: (message) => Promise.resolve(void mails.push(message)) },
    // A stand-in of another system listens on this machine.
    outgoing: openOutgoing({ allows_private: true }),
    ai: null,
    background: makeBackground((line) => void logged.push(line)),
    condition: watchCondition({ db: seen, folder: data_dir, storage, clock: makeClockWatch() }),
    metrics: makeMetrics(),
    settings: {
      public_url: 'https://studio.example',
      sign_up_institution: 0,
      confirms_sign_ups: false,
      has_visitors: true,
      closed_institutions: new Set(),
      storage: { quota_bytes: 0, unused_days: 30 },
      drive: null,
      launches_per_address: 0,
      competition_joins_per_address: 0,
      live_joins_per_address: 0,
      ...settings,
    },
    // Not built when calls are tested.
    offline_player: { read: async (name) => Buffer.from(`the ${name}`) },
    packaged_player: { read: async (name) => Buffer.from(`the ${name}`) },
    ...others,
  };
  const app = await buildApp({
    services,
    routes,
    authenticate: (bearer) => authenticate(services, bearer),
    plugins,
    rate_limit_per_minute: 0,
    trust_proxy: false,
    metrics_token: testMetricsToken,
    log_level: process.env['TAKHTI_TEST_LOG'] ?? 'silent',
    checks_replies: true,
    serves_docs: true,
  });

  async function post(path_: string, body: unknown, session_id = '', extra: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: `/api/${path_}`,
      headers: { ...(session_id ? { authorization: `Bearer ${session_id}` } : {}), ...extra },
      payload: body as object,
    });
  }

  async function envelopeOf<C extends Call>(
    caller: Caller | null,
    call: C,
    input: RequestInput<C>,
    file?: TestFile,
  ): Promise<Envelope<ReplyOf<C>>> {
    const sent = file ? multipartBody(input as Record<string, unknown>, file) : undefined;
    const response = await post(call.path, sent?.body ?? input, caller?.session_id, sent?.headers);
    const lines = response.body.trimEnd().split('\n');
    return JSON.parse(call.kind === 'progress' ? (lines.at(-1) ?? '') : response.body) as Envelope<
      ReplyOf<C>
    >;
  }

  /** Makes calls as a person, or without a session. */
  function as(caller: Caller | null) {
    return {
      /** The data of a call that must go well. */
      async ok<C extends Call>(call: C, input: RequestInput<C>, file?: TestFile): Promise<ReplyOf<C>> {
        const envelope = await envelopeOf(caller, call, input, file);
        expect(envelope, `${call.path} should go well`).toMatchObject({ error_code: 0 });
        return envelope.data as ReplyOf<C>;
      },
      /** The problem of a call that must be refused. */
      async refused<C extends Call>(call: C, input: RequestInput<C>, file?: TestFile): Promise<FailureData> {
        const envelope = await envelopeOf(caller, call, input, file);
        expect(envelope.error_code, `${call.path} should be refused`).toBeLessThan(0);
        return envelope.data as FailureData;
      },
      call: <C extends Call>(call: C, input: RequestInput<C>, file?: TestFile) =>
        envelopeOf(caller, call, input, file),
    };
  }

  return {
    app,
    services,
    db,
    clock,
    as,
    post,
    make: makeFactories(services),
    /** What was mailed so far, once nothing is under way any more. */
    async mails(): Promise<readonly Message[]> {
      await services.background.settled();
      return mails;
    },
    /** What was logged of work in the background. */
    logged,
    /** Where files are while calls bring, make and fetch them. */
    temporaryFolder,
    async close(): Promise<void> {
      services.background.stop();
      await app.close();
      await services.background.settled();
      await db.close();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof makeTestApp>>;
