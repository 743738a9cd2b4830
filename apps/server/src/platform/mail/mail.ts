/** A message to one person. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mail {
  /** Resolves once the mail server, or the folder, has taken the message; rejects when it did not. */
  send(message: Message): Promise<void>;
}

/**
 * An address as a log may show it: whose mail server it is, not who.
 * @param address of any form
 */
export function addressForLog(address: string): string {
  return `…@${address.slice(address.lastIndexOf('@') + 1)}`;
}
