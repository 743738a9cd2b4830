import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '../browser/server.ts';

// Without a mail server the product writes each mail as a file.
const folder = join(dataFolder(), 'mail');

/** The newest mail to an address, as its reader sees it, once it is there. */
export async function newestMailTo(address: string, after = 0): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBeGreaterThan(after);
  return mailsTo(address).at(-1) ?? '';
}

/** The address of a mail's link to choose a new password. */
export function recoverPathIn(mail: string): string {
  const link = /\/recover\?code=[\w-]+/.exec(mail)?.[0];
  if (link === undefined) throw new Error('the mail has no link to /recover');
  return link;
}

function mailsTo(address: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder comes with the first mail.
    return [];
  }
  // Their names begin with the time.
  return names
    .toSorted()
    .map((name) => readable(readFileSync(join(folder, name), 'latin1')))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** Takes the transfer encoding off (RFC 2045, quoted-printable). */
function readable(eml: string): string {
  const bytes = eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
