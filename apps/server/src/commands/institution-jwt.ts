import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CannotConnect, connectLms, disconnectLms } from '../features/account/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { BadUse, fileFromCaller, runCommand } from '../platform/db/commands/run-command.ts';
import type { Config } from '../config.ts';
import { openVault } from '../platform/vault/index.ts';

const usage = `Usage:
  npm run institution:jwt -- --institution 98 --algorithm RS256 --key-file lms-public.pem --issuer https://lms.example --audience takhti [--provisions]
  npm run institution:jwt -- --institution 98 --algorithm HS256 --issuer https://lms.example --audience takhti    (asks for the secret)
  npm run institution:jwt -- --institution 98 --remove
See docs/how-to/connect-an-lms-login.md.`;

/** Sets how an institution's LMS signs the tokens that log people in, or takes that login away. */
async function run(config: Config): Promise<void> {
  const { values } = parseArgs({
    options: {
      institution: { type: 'string' },
      algorithm: { type: 'string' },
      'key-file': { type: 'string' },
      issuer: { type: 'string' },
      audience: { type: 'string' },
      provisions: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
    },
  });
  const { institution, algorithm, issuer, audience, provisions, remove } = values;
  if (!institution || !/^[1-9]\d{0,8}$/.test(institution)) throw new BadUse(usage);
  if (!remove && (!algorithm || !issuer || !audience)) throw new BadUse(usage);
  const institution_id = Number(institution);
  const key = remove ? '' : await readKey(values['key-file']);
  const vault = await openVault(config);
  const { data_dir, database_url } = config;
  const db = await openDatabase({ data_dir, database_url, log: () => {} });
  try {
    if (remove) await disconnectLms({ db, vault }, institution_id);
    else await connectLms({ db, vault }, institution_id, { algorithm, key, issuer, audience, provisions });
  } catch (error) {
    throw error instanceof CannotConnect ? new BadUse(error.message) : error;
  } finally {
    await db.close();
  }
  process.stdout.write(
    remove
      ? `Institution ${institution} has no login through an LMS any more.\n`
      : `The LMS of institution ${institution} can log people in with tokens signed by ${algorithm}.\n`,
  );
}

// A file or a question, never an argument: arguments are in the shell's history and in the list of processes.
async function readKey(file: string | undefined): Promise<string> {
  if (file !== undefined) return (await readFile(fileFromCaller(file), 'utf8')).trim();
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question('The secret that the LMS signs with (at least 32 bytes): ')).trim();
  } finally {
    lines.close();
  }
}

await runCommand(run);
