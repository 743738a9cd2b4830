import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../clock.ts';
import { openMail } from './index.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const message = {
  to: 'amina@school.example',
  subject: 'د تختۍ لپاره نوی پټنوم',
  text: 'https://studio.example/recover?code=very-secret',
  html: '<p dir="rtl">سلامونه</p>',
};
const from = 'Takhti <takhti@studio.example>';
const clock = createManualClock(new Date('2026-03-21T04:05:06Z'));

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'takhti-mail-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The parts of a message, as their reader sees them. */
function readable(eml: string): string {
  const joined = eml.replaceAll(/=\r?\n/g, '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('C-860 a mail server takes the message, for the person it is to, with text and markup', async () => {
  const server = await startSmtpServer();
  const mail = openMail({ smtp_url: server.url, from, data_dir: '/nowhere', clock, log: () => {} });
  await mail.send(message);
  await server.close();
  expect(server.deliveries).toHaveLength(1);
  const [delivery] = server.deliveries;
  expect(delivery).toMatchObject({ from: 'takhti@studio.example', to: 'amina@school.example' });
  expect(delivery?.data).toContain('Content-Type: multipart/alternative');
  expect(delivery?.data).toMatch(/^Subject: =\?UTF-8\?/m);
});

test('a message that the mail server refuses is not lost in silence', async () => {
  const server = await startSmtpServer('550 no such mailbox');
  const mail = openMail({ smtp_url: server.url, from, data_dir: '/nowhere', clock, log: () => {} });
  await expect(mail.send(message)).rejects.toThrow(/550/);
  await server.close();
});

test('a mail server that does not answer is a failure, too', async () => {
  const server = await startSmtpServer();
  await server.close();
  const mail = openMail({ smtp_url: server.url, from, data_dir: '/nowhere', clock, log: () => {} });
  await expect(mail.send(message)).rejects.toThrow(/ECONNREFUSED/);
});

test('C-860 without a mail server the message is a file for nobody else’s eyes, and the log says where, never what', async () => {
  const data_dir = await newFolder();
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  await openMail({ smtp_url: undefined, from, data_dir, clock, log }).send(message);
  const [name = ''] = await readdir(path.join(data_dir, 'mail'));
  const file = path.join(data_dir, 'mail', name);
  expect(name).toMatch(/^2026-03-21T04-05-06\.000Z-[\w-]+\.eml$/);
  const eml = await readFile(file, 'utf8');
  expect(readable(eml)).toContain(message.text);
  expect(readable(eml)).toContain(message.html);
  expect(eml).toContain('To: amina@school.example');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(file);
  expect(lines[0]).not.toMatch(/very-secret|amina/);
});
