// npm run db:reset [-- --yes]
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { dropEverything } from '../backup/tables.ts';
import { foldersIn } from '../embedded/data-folder.ts';
import { lockFolder } from '../embedded/folder-lock.ts';
import { BadUse, confirm, placeOf, runCommand, whereFilesAre, withConnection } from './run-command.ts';

await runCommand(async (config) => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const place = placeOf(config);
  if (!values.yes && !(await confirm(`Everything in ${place} will be deleted.`)))
    throw new BadUse(`Nothing was deleted. To delete everything in ${place}: npm run db:reset -- --yes`);
  if (config.database_url)
    await withConnection(config, (connection) => connection.inTransaction(dropEverything));
  else await deleteFolder(config.data_dir);
  console.log(`Nothing is left in ${place}; the next start makes it anew.`);
  console.log(`Uploaded files were left alone: delete ${whereFilesAre(config)} if nobody needs them.`);
});

async function deleteFolder(data_dir: string): Promise<void> {
  const { root, data, unfinished, lock } = foldersIn(data_dir);
  const unlock = lockFolder(lock, root);
  try {
    await rm(data, { recursive: true, force: true });
    await rm(unfinished, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
