import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const seconds = 1000;

/**
 * Mail through a server of the installation's own.
 * @param smtp_url smtp://user:password@host:port, or smtps://
 * @param from whom the messages come from
 */
export function makeSmtpMail(smtp_url: string, from: string): Mail {
  const transport = createTransport({
    url: smtp_url,
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    // A message is text that we wrote: nothing in it may make the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      // As an address, not as a line to read: in a line brackets and colons mean other mailboxes.
      await transport.sendMail({ ...message, to: { name: '', address: message.to }, from });
    },
  };
}
