// Run as a process of its own: opens an embedded database, inserts one row after the other and tells each that was
// committed, until it is killed.
import { sql } from 'kysely';
import { openEmbedded } from '../embedded/open-embedded.ts';

const [data_dir = ''] = process.argv.slice(2);
const connection = await openEmbedded({ data_dir, log: () => undefined, has_housekeeping: false });
await connection.inTransaction((tx) =>
  sql`create table if not exists kept (id integer primary key, filler text)`.execute(tx),
);
for (let id = 1; ; id += 1) {
  await connection.inTransaction((tx) =>
    sql`insert into kept values (${id}, repeat('x', 500)) on conflict do nothing`.execute(tx),
  );
  process.stdout.write(`${id}\n`);
}
