import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.ts';
import type { Clock } from '../clock.ts';
import { addressForLog, type Mail } from './mail.ts';

interface Settings {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/**
 * Mail for where there is no mail server: each message becomes a file that any mail program opens, and the log says where it
 * is. What is in it, such as a code, is never logged.
 */
export function makeFolderMail({ folder, from, clock, log }: Settings): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail({
        ...message,
        from,
        textEncoding: 'quoted-printable',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const time = clock.now().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${newId()}.eml`);
      // A mail with a code is enough to take over its account: only the server may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, bytes as Buffer, { mode: 0o600, flag: 'wx' });
      log(`No mail server is set (SMTP_URL): a mail to ${addressForLog(message.to)} is in ${file}`);
    },
  };
}
