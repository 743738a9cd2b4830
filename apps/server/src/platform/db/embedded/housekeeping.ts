import { escapeIdentifier, type Pool, type PoolClient } from 'pg';

const LOOK_EVERY_MS = 15_000;
/** How many looks a busy database is left in peace before it is tidied up all the same: five minutes. */
const PATIENCE = 20;
const MEGABYTE = 1024 * 1024;
/** Log that the next opening would have to replay: worth a checkpoint in a quiet moment, and at any price. */
const CHECKPOINT_AFTER = 16 * MEGABYTE;
const CHECKPOINT_AT_ONCE_AFTER = 256 * MEGABYTE;

export interface Housekeeping {
  /** Looks now instead of at the next turn. Resolves when done; a failure is logged. */
  tidyUp(): Promise<void>;
  stop(): void;
}

export interface HousekeepingSettings {
  readonly pool: Pool;
  readonly log: (line: string) => void;
  /** Whether it looks by itself, too. */
  readonly is_scheduled: boolean;
}

/**
 * Does what PostgreSQL's background processes do, which PGlite has none of: without it tables grow with every save,
 * the log is never shortened, and searches read every pending entry of their index. It holds everybody up while it
 * works, so it waits for quiet moments, takes one table at a time and yields to waiting statements.
 */
export function startHousekeeping({ pool, log, is_scheduled }: HousekeepingSettings): Housekeeping {
  const seen = { position: '0/0', checkpoint: '0/0' };
  let isFirstLook = true;
  let postponed = 0;
  let running: Promise<void> | undefined;

  async function look(client: PoolClient): Promise<void> {
    const { position, since_look, since_checkpoint } = await readLog(client, seen);
    if (since_look === 0 && !isFirstLook) return;
    const isUrgent = postponed >= PATIENCE || since_checkpoint > CHECKPOINT_AT_ONCE_AFTER;
    const mayGoOn = (): boolean => isUrgent || pool.waitingCount === 0;
    postponed += 1;
    for (const statement of [...(await dueVacuums(client, isFirstLook)), FLUSH_PENDING_LISTS]) {
      if (!mayGoOn()) return;
      await client.query(statement);
    }
    if (!mayGoOn()) return;
    if (since_checkpoint > CHECKPOINT_AFTER) {
      await client.query('checkpoint');
      seen.checkpoint = position;
    }
    // Its own writes are no reason for another run.
    seen.position = (await readLog(client, seen)).position;
    isFirstLook = false;
    postponed = 0;
  }

  async function lookWithOwnClient(): Promise<void> {
    const client = await pool.connect();
    try {
      await look(client);
    } finally {
      client.release();
    }
  }

  const tidyUp = (): Promise<void> =>
    (running ??= lookWithOwnClient()
      .catch((error: unknown) => log(`Tidying up the embedded database failed: ${String(error)}`))
      .finally(() => {
        running = undefined;
      }));

  const timer = is_scheduled ? setInterval(() => void tidyUp(), LOOK_EVERY_MS) : undefined;
  timer?.unref();
  return { tidyUp, stop: () => clearInterval(timer) };
}

const FLUSH_PENDING_LISTS = `
  select gin_clean_pending_list(index.oid)
  from pg_class index
  join pg_am method on method.oid = index.relam and method.amname = 'gin'
  where index.relkind = 'i'`;

/** The log's end, and the bytes written since two earlier positions. */
async function readLog(client: PoolClient, since: { position: string; checkpoint: string }) {
  const { rows } = await client.query<{ position: string; since_look: number; since_checkpoint: number }>(
    `select position::text, position - $1::pg_lsn as since_look, position - $2::pg_lsn as since_checkpoint
     from pg_current_wal_insert_lsn() as position`,
    [since.position, since.checkpoint],
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not know how long its log is.');
  return row;
}

/** The tables where autovacuum would act, by about its own measure; all of them once after opening. */
async function dueVacuums(client: PoolClient, isFirstLook: boolean): Promise<string[]> {
  // PostgreSQL counts at its leisure: what was written within the last second is not in its statistics yet.
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_stat_user_tables
     where schemaname = 'public' and ($1
       or n_dead_tup > 50 + n_live_tup / 10
       or n_mod_since_analyze > 50 + n_live_tup / 10
       or n_ins_since_vacuum > 1000 + n_live_tup / 5)`,
    [isFirstLook],
  );
  return rows.map(({ relname }) => `vacuum (analyze) public.${escapeIdentifier(relname)}`);
}
