import path from 'node:path';
import { BadSetting, readConfig, type Config } from './config.ts';
import { closeDemo, fillInDemo } from './demo/index.ts';
import { authenticate } from './features/account/index.ts';
import { giveBackHeld } from './features/ai/index.ts';
import { startDeliveries } from './features/lms/index.ts';
import { startNotifications } from './features/notifications/index.ts';
import { startIndexing } from './features/search/index.ts';
import { startStatistics } from './features/statistics/index.ts';
import { buildApp, requireEveryCall } from './http/app.ts';
import { requireFreePort } from './http/free-port.ts';
import type { Services } from './http/services.ts';
import { makeBackground } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';
import {
  CannotRun,
  faultKindOf,
  makeClockWatch,
  refuseClockBehind,
  requireWritable,
  sentences,
  startHeartbeat,
  watchCondition,
} from './platform/condition/index.ts';
import { openDatabase } from './platform/db/index.ts';
import { addProcessMetrics, makeLog, makeMetrics } from './platform/metrics/index.ts';
import { openMail } from './platform/mail/index.ts';
import { openOutgoing } from './platform/outgoing/index.ts';
import { openHalfFiles } from './platform/temporary/half-files.ts';
import { openTemporaryFiles } from './platform/temporary/temporary-files.ts';
import { boardCountLimits } from './features/competing/index.ts';
import { launchLimits } from './features/players/index.ts';
import { makeShortMemory } from './platform/memory/short-memory.ts';
import { makeWindowCounter } from './platform/memory/window-counter.ts';
import { addWorkMetrics, makeWorkroom } from './platform/work/index.ts';
import { builtFilesIn } from './platform/built/built-files.ts';
import { makeFileSigner, openStorage, storageFaultIn } from './platform/storage/index.ts';
import { plugins } from './plugins.ts';
import { routes } from './routes.ts';
import { startSweeps } from './sweeps.ts';
import { readInstallationSecret } from './platform/storage/secret.ts';
import { encryptKept, openVault, sentenceOfUnreadable } from './platform/vault/index.ts';
import { welcome } from './welcome.ts';

const appsFolder = path.resolve(import.meta.dirname, '../..');

async function start(config: Config): Promise<void> {
  requireEveryCall(routes);
  const log = makeLog(config.log_level, (line) => void process.stdout.write(line));
  // Text for a person at a terminal, JSON for collectors of logs.
  const report = config.mode === 'production' ? log.warn : say;
  await requireFreePort(config.port, config.host);
  await requireWritable(config.data_dir);
  const vault = await openVault(config);
  const db = await openDatabase({
    database_url: config.database_url,
    data_dir: config.data_dir,
    log: report,
    gives_snapshots: true,
  });
  await refuseClockBehind({ db, clock: systemClock }, config.accept_clock);
  const unreadable = await encryptKept(db, vault);
  if (unreadable.length > 0) report(sentenceOfUnreadable(unreadable));
  const isProduction = config.mode === 'production';
  const closed = isProduction ? await closeDemo(db, config.demo_institutions, say) : [];
  const storage = openStorage(config);
  const services: Services = {
    db,
    clock: systemClock,
    temporary: await openTemporaryFiles(path.join(config.data_dir, 'temporary'), db.kind === 'embedded'),
    halves: await openHalfFiles(path.join(config.data_dir, 'half-files')),
    workroom: makeWorkroom(),
    launches: makeWindowCounter(systemClock, launchLimits.window_ms),
    board_counts: makeShortMemory(systemClock, boardCountLimits),
    storage,
    vault,
    files: makeFileSigner(await readInstallationSecret(db, vault)),
    mail: openMail({ ...config, from: config.mail_from, clock: systemClock, log: report }),
    outgoing: openOutgoing({ allows_private: config.outgoing_private }),
    // The operator may name a local program; institutions may not.
    ai: config.ai ? { ...config.ai, outgoing: openOutgoing({ allows_private: true }) } : null,
    background: makeBackground(config.mode === 'production' ? log.error : say),
    metrics: makeMetrics(),
    condition: watchCondition({ db, folder: config.data_dir, storage, clock: makeClockWatch() }),
    settings: {
      public_url: (config.public_url ?? `http://localhost:${config.port}`).replace(/\/+$/, ''),
      sign_up_institution: config.sign_up_institution,
      confirms_sign_ups: config.smtp_url !== undefined,
      has_visitors: config.incognito_login,
      closed_institutions: new Set(closed),
      storage: config.storage,
      drive: config.drive,
      launches_per_address: config.launches_per_address,
      competition_joins_per_address: config.competition_joins_per_address,
      live_joins_per_address: config.live_joins_per_address,
    },
    offline_player: builtFilesIn(path.join(appsFolder, 'player/dist/offline')),
    packaged_player: builtFilesIn(path.join(appsFolder, 'player/dist/packaged')),
  };
  addProcessMetrics(services.metrics, services);
  addWorkMetrics(services.metrics, services.workroom);
  const demo = isProduction ? null : await fillInDemo(services, say);
  const app = await buildApp({
    services,
    routes,
    authenticate: (bearer) => authenticate(services, bearer),
    plugins,
    rate_limit_per_minute: config.rate_limit_per_minute,
    trust_proxy: config.trust_proxy,
    timeouts: config.timeouts,
    connections_per_address: config.connections_per_address,
    metrics_token: config.metrics_token,
    log_level: config.log_level,
    checks_replies: !isProduction,
    serves_docs: !isProduction,
    screens: { web: path.join(appsFolder, 'web/dist'), player: path.join(appsFolder, 'player/dist') },
  });
  await giveBackHeld(services);
  const stopIndexing = await startIndexing(services);
  const stopStatistics = startStatistics(services);
  const stopSweeps = startSweeps(services, {
    ...config.storage,
    anonymous_attempt_days: config.anonymous_attempt_days,
    unchecked_attempt_days: config.unchecked_attempt_days,
    sign_up_confirm_days: config.sign_up_confirm_days,
  });
  const stopNotifications = await startNotifications(services, config.daily_mail_hour);
  const stopDeliveries = await startDeliveries(services);
  const stopHeartbeat = startHeartbeat(services);
  const stop = async (): Promise<void> => {
    stopHeartbeat();
    services.background.stop();
    await app.close();
    stopSweeps();
    stopStatistics();
    await stopIndexing();
    await stopNotifications();
    await stopDeliveries();
    await services.background.settled();
    services.outgoing.close();
    services.ai?.outgoing.close();
    await db.close();
  };
  stopOnSignals(stop);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const address = app.server.address();
  welcome(config, typeof address === 'object' ? (address?.port ?? config.port) : config.port, demo, say);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C does not wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The reason of a failed start, in one sentence; null for a fault of ours. */
function sentenceFor(error: unknown, port: number | undefined): string | null {
  if (error instanceof BadSetting || error instanceof CannotRun) return error.message;
  const kind = faultKindOf(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the other program, or choose another port, for example PORT=4001 npm start`;
  if (code === 'EACCES' && isPort)
    return `Port ${port} may not be opened by this user: choose one above 1023, for example PORT=4000 npm start`;
  if (code === 'EADDRNOTAVAIL')
    return 'The address in HOST is not one of this machine: set HOST=0.0.0.0 to listen on all of them';
  if (kind === null) return null;
  return `Takhti cannot start. ${sentences[storageFaultIn(error) ? 'storage_unavailable' : kind]}`;
}

let port: number | undefined;
try {
  const config = readConfig(process.env);
  port = config.port;
  await start(config);
} catch (error) {
  const sentence = sentenceFor(error, port);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
