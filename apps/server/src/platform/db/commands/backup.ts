// npm run db:backup [file] [-- --without-files]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../../clock.ts';
import { openStorage } from '../../storage/index.ts';
import { openVault } from '../../vault/index.ts';
import { foldersIn } from '../embedded/data-folder.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { BadUse, fileFromCaller, placeOf, runCommand, whereFilesAre, withCopy } from './run-command.ts';

await runCommand(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean', default: false } },
  });
  const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = fileFromCaller(positionals[0] ?? `takhti-backup-${stamp}.jsonl.gz`);
  if (existsSync(file)) throw new BadUse(`${file} exists already: give another name.`);
  // Opening would make one.
  if (!config.database_url && !existsSync(foldersIn(config.data_dir).data))
    throw new BadUse(
      `There is no database in ${config.data_dir}: set DATA_DIR or DATABASE_URL as for the server.`,
    );
  const storage = values['without-files'] ? undefined : openStorage(config);
  const key = config.backup_key;
  const secrets = key === undefined ? undefined : { key, vault: await openVault(config) };
  const { rows, files } = await withCopy(config, (connection) =>
    writeBackup(connection, file, systemClock, { storage, secrets }),
  );
  console.log(`${rows} rows and ${files} uploaded files of ${placeOf(config)} are in ${file}.`);
  if (secrets === undefined)
    console.log('Secrets are not, for no BACKUP_KEY is set: LMS logins are connected anew after a restore.');
  if (storage === undefined) console.log(`Uploaded files are not: copy ${whereFilesAre(config)} as well.`);
});
