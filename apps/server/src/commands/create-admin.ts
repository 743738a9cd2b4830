import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { BadSetting, readConfig } from '../config.ts';
import { CannotCreate, createAdministrator } from '../features/account/index.ts';
import { DatabaseUnavailable, openDatabase } from '../platform/db/index.ts';

const usage =
  'npm run admin:create -- --institution 1 --title "My institution" --username admin --full-name "My Name" --email me@example.org';

/** Makes the first administrator of an installation: in production there are no demo logins to begin with. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      institution: { type: 'string' },
      title: { type: 'string' },
      username: { type: 'string' },
      'full-name': { type: 'string' },
      email: { type: 'string' },
    },
  });
  const { institution, title, username, email } = values;
  const full_name = values['full-name'];
  if (!institution || !/^\d{1,9}$/.test(institution) || !title || !username || !full_name || !email)
    throw new CannotCreate(`Usage: ${usage}`);
  const password = await askPassword();
  const { data_dir, database_url } = readConfig(process.env);
  const db = await openDatabase({ data_dir, database_url, log: () => {} });
  try {
    await createAdministrator(
      { db },
      { institution_id: Number(institution), title, username, full_name, email, password },
    );
  } finally {
    await db.close();
  }
  process.stdout.write(`${username} can log in as administrator of ${title}.\n`);
}

// Asked for, never an argument: arguments are in the shell's history and in the list of processes.
async function askPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question('Password (5 to 50 characters): ');
  } finally {
    lines.close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof CannotCreate || error instanceof BadSetting || error instanceof DatabaseUnavailable;
  process.stderr.write(
    `${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
}
