import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import { makeEmptyDatabase } from '../testing/postgres-template.ts';
import { openPostgres } from './open-postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

const template = inject('database_template');
const server_url = template.kind === 'postgres' ? template.server_url : '';

/** A way to a PostgreSQL that can be shut, or let nothing pass any more without saying so. */
interface Door {
  readonly port: number;
  open(): Promise<void>;
  shut(): Promise<void>;
  block(): void;
}

async function makeDoor(to: URL): Promise<Door> {
  const passing = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((socket) => {
    const beyond = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      passing.add(from);
      from.on('data', (piece: Buffer) => isBlocked || into.write(piece));
      from.on('error', () => into.destroy());
      from.on('close', () => {
        passing.delete(from);
        into.destroy();
      });
    }
  });
  const listenOn = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listenOn(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: () => listenOn(port),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of passing) socket.destroy();
      }),
    block: () => {
      isBlocked = true;
    },
  };
}

// Two ways to one server: to those who come by them they are two, of which the first dies. That a server which only follows
// is none to write to, `npm run bench -- cluster` sees on a real one.
describe.runIf(template.kind === 'postgres')('of several servers the one is taken that takes writes', () => {
  let first: Door;
  let second: Door;
  let connection: Connection;
  const lines: string[] = [];
  beforeEach(async () => {
    const { url, remove } = await makeEmptyDatabase(server_url);
    [first, second] = [await makeDoor(new URL(url)), await makeDoor(new URL(url))];
    await second.shut();
    const { username, password, pathname } = new URL(url);
    connection = await openPostgres({
      database_url: `postgres://${username}:${password}@127.0.0.1:${second.port},127.0.0.1:${first.port}${pathname}?target_session_attrs=read-write`,
      log: (line) => void lines.push(line),
      connections: 3,
      times: { every: 50, patience: 500 },
    });
    await second.open();
    await connection.inTransaction((tx) => sql`create table notes (id integer)`.execute(tx));
    return async () => {
      await connection.close();
      await first.shut().catch(() => undefined);
      await second.shut();
      await remove();
    };
  });
  afterEach(() => lines.splice(0));

  const write = (id: number): Promise<unknown> =>
    connection.inTransaction((tx) => sql`insert into notes (id) values (${id})`.execute(tx));
  const ids = async (): Promise<number[]> => {
    const { rows } = await connection.inReadTransaction((tx) =>
      sql<{ id: number }>`select id from notes order by id`.execute(tx),
    );
    return rows.map(({ id }) => id);
  };

  test('when it dies, what is asked next goes to the other one', async () => {
    await write(1);
    let gaps = 0;
    const heard: string[] = [];
    const stop = await connection.listen(
      'news',
      (payload) => heard.push(payload),
      () => (gaps += 1),
    );
    await first.shut();
    await vi.waitFor(() => write(2), { timeout: 20_000, interval: 50 });
    expect(await ids()).toEqual([1, 2]);
    expect(lines.join('\n')).toContain(`127.0.0.1:${second.port}`);
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 20_000 });
    await connection.inTransaction((tx) => sql`select pg_notify('news', 'after')`.execute(tx));
    await vi.waitFor(() => expect(heard).toEqual(['after']), { timeout: 20_000 });
    await stop();
  });

  test('when it falls silent, anyone who waits for it is told, and the other one is asked', async () => {
    await write(1);
    first.block();
    // On a connection that is open, and on which no answer ever comes.
    await expect(write(2)).rejects.toThrow(/Connection terminated/);
    await vi.waitFor(() => write(3), { timeout: 20_000, interval: 50 });
    expect(await ids()).toEqual([1, 3]);
  });
});
