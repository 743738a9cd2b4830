import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { CannotSettle, readSettled, settleInstitution } from '../features/account/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { BadUse, runCommand } from '../platform/db/commands/run-command.ts';

const usage = `Usage:
  npm run institution:settings -- --institution 98                                       (shows them)
  npm run institution:settings -- --institution 98 is_publish_lms=1 review_levels=1,3
See docs/how-to/settle-what-an-institution-allows.md.`;

/** Settles what an institution allows its people, and shows what counts then. */
async function run(config: Config): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { institution: { type: 'string' } },
    allowPositionals: true,
  });
  const { institution } = values;
  const wanted = positionals.map((each) => /^(\w+)=(.*)$/.exec(each));
  if (!institution || !/^[1-9]\d{0,8}$/.test(institution) || wanted.includes(null)) throw new BadUse(usage);
  const institution_id = Number(institution);
  const settings = Object.fromEntries(wanted.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
  const { data_dir, database_url } = config;
  const db = await openDatabase({ data_dir, database_url, log: () => {} });
  try {
    if (wanted.length > 0) await settleInstitution({ db }, institution_id, settings);
    const settled = Object.entries(await readSettled({ db }, institution_id));
    process.stdout.write(settled.map(([name, value]) => `${name}=${value}\n`).join(''));
  } catch (error) {
    throw error instanceof CannotSettle ? new BadUse(error.message) : error;
  } finally {
    await db.close();
  }
}

await runCommand(run);
