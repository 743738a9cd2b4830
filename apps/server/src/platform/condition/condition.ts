import type { Db } from '../db/index.ts';
import { storageFaultIn, type Storage } from '../storage/index.ts';
import type { ClockWatch } from './clock-watch.ts';
import { faultKindOf } from './fault-kind.ts';
import { lookAtFolder } from './folder-state.ts';
import { sentences, type Reason } from './sentences.ts';

/** How the server is: `ok`, `degraded` (it serves, but not all), or `unavailable` (it cannot serve). */
export interface Condition {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly reasons: readonly { readonly reason: Reason; readonly sentence: string }[];
}

/** Checks what the server depends on. */
export interface ConditionWatch {
  /** Looks now, or gives what was seen within the last second. */
  look(): Promise<Condition>;
  /** Remembers that a call failed, for faults that only show at a read. */
  note(error: unknown): void;
}

/** A balancer and a curious visitor cost the disk no more than this. */
const fresh_ms = 1_000;
/** Only readers of a damaged page notice it: after one is met, it is reported for this long. */
const remembered_ms = 10 * 60_000;
/** A storage that takes nothing, or gives less than it has, may still answer when it is looked at. */
const storage_remembered_ms = 60_000;
const answers_within_ms = 10_000;

/**
 * @param folder where files or the embedded database are; null when the server keeps nothing on this machine
 * @param elapsed milliseconds since any moment, always forwards
 */
export function watchCondition(settings: {
  readonly db: Db;
  readonly folder: string | null;
  readonly storage: Pick<Storage, 'look'>;
  readonly clock: ClockWatch;
  readonly elapsed?: () => number;
}): ConditionWatch {
  const { db, folder, storage, clock, elapsed = () => performance.now() } = settings;
  let damage_met = -Infinity;
  let storage_met = -Infinity;
  let seen: { at: number; condition: Promise<Condition> } | undefined;

  async function lookNow(): Promise<Condition> {
    const [database, disk, files] = await Promise.all([
      databaseReason(db),
      folder === null ? null : diskReason(folder),
      storageReason(storage),
    ]);
    const damage = elapsed() - damage_met < remembered_ms ? ('damaged' as const) : null;
    const met = elapsed() - storage_met < storage_remembered_ms ? ('storage_unavailable' as const) : null;
    const set_back = clock.setBackBy() > 0 ? ('clock_set_back' as const) : null;
    const reasons = [...new Set([database, disk, files, met, damage, set_back])].filter(
      (reason) => reason !== null,
    );
    return {
      status: database === 'unavailable' ? 'unavailable' : reasons.length > 0 ? 'degraded' : 'ok',
      reasons: reasons.map((reason) => ({ reason, sentence: sentences[reason] })),
    };
  }

  return {
    look() {
      if (!seen || elapsed() - seen.at >= fresh_ms) seen = { at: elapsed(), condition: lookNow() };
      return seen.condition;
    },
    note(error) {
      if (storageFaultIn(error)) storage_met = elapsed();
      else if (faultKindOf(error) === 'damaged') damage_met = elapsed();
    },
  };
}

async function databaseReason(db: Db): Promise<Reason | null> {
  try {
    return (await isInTime(db.ping())) ? null : 'unavailable';
  } catch (error) {
    return faultKindOf(error) === 'read_only' ? 'read_only' : 'unavailable';
  }
}

async function storageReason(storage: Pick<Storage, 'look'>): Promise<Reason | null> {
  try {
    return (await isInTime(storage.look())) ? null : 'storage_unavailable';
  } catch {
    return 'storage_unavailable';
  }
}

async function isInTime(answer: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), answers_within_ms);
  try {
    return await Promise.race([answer.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function diskReason(folder: string): Promise<Reason | null> {
  try {
    const state = await lookAtFolder(folder);
    return state === 'ok' ? null : state;
  } catch {
    return 'read_only';
  }
}
