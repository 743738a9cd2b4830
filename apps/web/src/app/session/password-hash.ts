import { sha256Hex } from './sha256.ts';

/** A password as it is sent: its SHA-256 in lower-case hex (C-702, C-706). */
export async function hashPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  // crypto.subtle is missing on insecure origins, no matter what its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return sha256Hex(bytes);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
