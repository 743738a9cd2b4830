import { createHmac, timingSafeEqual } from 'node:crypto';

const prefix = '/files/';
const week = 7 * 24 * 3600;
const address = String.raw`/files/([0-9a-f-]{36})(?:\?[^"'\s<>)\\]*)?`;
const anywhere = new RegExp(address, 'g');
// Only where a file is loaded: `src="/files/...` or `"path":"/files/...`. Signed in the middle of a text or of another site's
// address, a signature would reach whom nobody meant to give it to.
const quoted = new RegExp(`(?<=["'])${address}`, 'g');

/** Signs and checks the addresses of private files. */
export interface FileSigner {
  /** The signed address of one file. */
  sign(upload_id: string): string;
  /** HTML, or a JSON text, with the address of every file that it loads, and that may be shown, signed again. */
  signAll(text: string, mayShow?: (upload_id: string) => boolean): string;
  /** The same with signatures taken off: what is stored. */
  strip(text: string): string;
  /** Whether an address' expiry and signature hold. */
  holds(upload_id: string, expires: string, signature: string): boolean;
}

/** A text with the signatures of its files taken off. */
export function withoutSignatures(text: string): string {
  return text.replace(anywhere, (_whole, upload_id: string) => `${prefix}${upload_id}`);
}

/** HTML in which every file that it loads has another address; an empty one shows nothing. */
export function withFileNames(text: string, nameOf: (upload_id: string) => string): string {
  return text.replace(quoted, (_whole, upload_id: string) => nameOf(upload_id));
}

/**
 * Makes a signer whose addresses hold between one and two weeks: the expiry is rounded, so that a browser may cache a
 * picture for days although every reply signs again.
 * @param secret known to every server of an installation.
 * @param now the time in seconds since 1970, for tests.
 */
export function makeFileSigner(secret: string, now: () => number = () => Date.now() / 1000): FileSigner {
  const signatureOf = (upload_id: string, expires: number): string =>
    createHmac('sha256', secret).update(`${upload_id}.${expires}`).digest('base64url').slice(0, 32);
  const sign = (upload_id: string): string => {
    const expires = (Math.floor(now() / week) + 2) * week;
    return `${prefix}${upload_id}?e=${expires}&s=${signatureOf(upload_id, expires)}`;
  };
  return {
    sign,
    signAll: (text, mayShow = () => true) =>
      text.replace(quoted, (whole, upload_id: string) => (mayShow(upload_id) ? sign(upload_id) : whole)),
    strip: withoutSignatures,
    holds: (upload_id, expires, signature) => {
      const until = Number(expires);
      if (!/^\d+$/.test(expires) || until < now()) return false;
      const expected = Buffer.from(signatureOf(upload_id, until));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
