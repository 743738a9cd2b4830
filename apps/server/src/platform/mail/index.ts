import path from 'node:path';
import type { Clock } from '../clock.ts';
import { makeFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { makeSmtpMail } from './smtp-mail.ts';

export { writeLetter } from './letter.ts';
export { addressForLog, type Mail, type Message } from './mail.ts';

interface Settings {
  readonly smtp_url: string | undefined;
  readonly from: string;
  readonly data_dir: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/**
 * The installation's way to send mail: its mail server where one is set, else files in the data folder.
 */
export function openMail({ smtp_url, from, data_dir, clock, log }: Settings): Mail {
  if (smtp_url !== undefined) return makeSmtpMail(smtp_url, from);
  return makeFolderMail({ folder: path.resolve(data_dir, 'mail'), from, clock, log });
}
export { withoutAddresses } from './without-addresses.ts';
