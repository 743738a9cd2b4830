import { createHmac, timingSafeEqual } from 'node:crypto';

const prefix = '/files/';
const week = 7 * 24 * 3600;
const anywhere = /\/files\/([0-9a-f-]{36})(?:\?[^"'\s<>)\\]*)?/g;
const signed = /^(\d{1,15})-([\w-]+)$/;

/** Signs files for what one institution shows: an address holds only if the file is that institution's own. */
export interface InstitutionFiles {
  /** The signed address of one file. */
  sign(upload_id: string): string;
}

/** Signs and checks the addresses of private files. */
export interface FileSigner {
  /** Signs for content of this institution, never for that of who asks: a text may name anybody's file. */
  of(institution_id: number): InstitutionFiles;
  /** The institution for which an address was signed, of which the file must be; null when expiry or signature do not hold. */
  institutionOf(upload_id: string, expires: string, signature: string): number | null;
}

/** A text with the signatures of its files taken off. */
export function withoutSignatures(text: string): string {
  return text.replace(anywhere, (_whole, upload_id: string) => `${prefix}${upload_id}`);
}

/**
 * Makes a signer whose addresses hold between one and two weeks: the expiry is rounded, so that a browser may cache a
 * picture for days although every reply signs again.
 * @param secret known to every server of an installation.
 * @param now the time in seconds since 1970, for tests.
 */
export function makeFileSigner(secret: string, now: () => number = () => Date.now() / 1000): FileSigner {
  const signatureOf = (institution_id: number, upload_id: string, expires: number): string =>
    createHmac('sha256', secret)
      .update(`${institution_id}.${upload_id}.${expires}`)
      .digest('base64url')
      .slice(0, 32);
  return {
    of: (institution_id) => ({
      sign(upload_id) {
        const expires = (Math.floor(now() / week) + 2) * week;
        const signature = signatureOf(institution_id, upload_id, expires);
        return `${prefix}${upload_id}?e=${expires}&s=${institution_id}-${signature}`;
      },
    }),
    institutionOf(upload_id, expires, signature) {
      const until = Number(expires);
      const [, institution = '', hash = ''] = signed.exec(signature) ?? [];
      if (!/^\d+$/.test(expires) || until < now() || institution === '') return null;
      const institution_id = Number(institution);
      const expected = Buffer.from(signatureOf(institution_id, upload_id, until));
      const given = Buffer.from(hash);
      const holds = expected.length === given.length && timingSafeEqual(expected, given);
      return holds ? institution_id : null;
    },
  };
}
