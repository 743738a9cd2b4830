// npm run db:restore file [-- --force]
import { parseArgs } from 'node:util';
import { openStorage } from '../../storage/index.ts';
import { openVault } from '../../vault/index.ts';
import { NotEmpty, restoreBackup } from '../backup/restore-backup.ts';
import { migrationsFolder, readMigrations } from '../migrate/migrate.ts';
import { BadUse, fileFromCaller, placeOf, runCommand, whereFilesAre, withConnection } from './run-command.ts';

await runCommand(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (given === undefined) throw new BadUse('Name the backup: npm run db:restore -- takhti-backup.jsonl.gz');
  const file = fileFromCaller(given);
  const migrations = await readMigrations(migrationsFolder);
  const vault = await openVault(config);
  const { rows, files } = await withConnection(config, (connection) =>
    restoreBackup(connection, {
      file,
      migrations,
      is_forced: values.force,
      key: config.backup_key,
      vault,
      storage: openStorage(config),
    }).catch((error: unknown) => {
      if (!(error instanceof NotEmpty)) throw error;
      throw new BadUse(
        `There is something in ${placeOf(config)}: back it up, then add --force to replace all of it: ` +
          `npm run db:restore -- ${given} --force`,
      );
    }),
  );
  console.log(
    `${rows} rows of ${file} are now in ${placeOf(config)}, ${files} uploaded files in ${whereFilesAre(config)}.`,
  );
  console.log(
    'Nobody is logged in any more. Logins through an LMS work if the backup was made with BACKUP_KEY.',
  );
});
