// Run as a process of its own: fills a data folder as a first start of the product does, but serves nothing.
import { fillInDemo } from '../demo/index.ts';
import type { Services } from '../http/services.ts';
import { makeBackground } from '../platform/background.ts';
import { systemClock } from '../platform/clock.ts';
import { makeClockWatch, watchCondition } from '../platform/condition/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { openOutgoing } from '../platform/outgoing/index.ts';
import { openHalfFiles } from '../platform/temporary/half-files.ts';
import { openTemporaryFiles } from '../platform/temporary/temporary-files.ts';
import { indexWaiting } from '../features/search/index.ts';
import { boardCountLimits } from '../features/competing/index.ts';
import { launchLimits } from '../features/players/index.ts';
import { makeShortMemory } from '../platform/memory/short-memory.ts';
import { makeWindowCounter } from '../platform/memory/window-counter.ts';
import { makeWorkroom } from '../platform/work/index.ts';
import { readInstallationSecret } from '../platform/storage/secret.ts';
import { makeMetrics } from '../platform/metrics/index.ts';
import { makeFileSigner, openStorage } from '../platform/storage/index.ts';
import { openVault } from '../platform/vault/index.ts';

const [data_dir = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Made for copies: one that was broken off is thrown away, so no commit need wait for the disk.
const db = await openDatabase({ data_dir, log: say, is_durable: false });
// Its key is in the folder, and goes with every copy.
const vault = await openVault({ data_dir, secret_key: undefined, secret_key_old: undefined });
const storage = openStorage({ data_dir });
const services: Services = {
  db,
  clock: systemClock,
  temporary: await openTemporaryFiles(`${data_dir}/temporary`, true),
  halves: await openHalfFiles(`${data_dir}/half-files`),
  workroom: makeWorkroom(),
  launches: makeWindowCounter(systemClock, launchLimits.window_ms),
  board_counts: makeShortMemory(systemClock, boardCountLimits),
  storage,
  vault,
  files: makeFileSigner(await readInstallationSecret(db, vault)),
  mail: { send: () => Promise.resolve() },
  outgoing: openOutgoing({ allows_private: false }),
  ai: null,
  background: makeBackground(say),
  condition: watchCondition({ db, folder: null, storage, clock: makeClockWatch() }),
  metrics: makeMetrics(),
  settings: {
    public_url: 'http://localhost',
    sign_up_institution: 0,
    confirms_sign_ups: false,
    has_visitors: true,
    closed_institutions: new Set(),
    storage: { quota_bytes: 0, unused_days: 30 },
    drive: null,
    launches_per_address: 0,
    competition_joins_per_address: 0,
    live_joins_per_address: 0,
  },
  packaged_player: { read: () => Promise.reject(new Error('the demo packages nothing')) },
  offline_player: { read: () => Promise.reject(new Error('the demo carries no game away')) },
};
await fillInDemo(services, say);
// Every server on a copy would look at all of it again, and find little until then.
await indexWaiting(services);
await services.background.settled();
await db.close();
