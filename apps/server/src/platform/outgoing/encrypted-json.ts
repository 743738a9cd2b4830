import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-cbc';
const iv_bytes = 16;

/**
 * Encrypts what an LMS is sent (C-964, C-968): AES-256 in chained blocks with PKCS 7 padding, a new initialisation vector each time
 * in front, all of it in base64.
 * @param key 32 bytes in base64
 */
export function encryptJson(key: string, value: unknown): string {
  const iv = randomBytes(iv_bytes);
  const encrypting = createCipheriv(cipher, Buffer.from(key, 'base64'), iv);
  const text = JSON.stringify(value);
  return Buffer.concat([iv, encrypting.update(text, 'utf8'), encrypting.final()]).toString('base64');
}

/**
 * Reads what was encrypted so: what an LMS does with what it is sent, and the server with what comes from one.
 * @throws Error when it was not
 */
export function decryptJson(key: string, enc_data: string): unknown {
  const bytes = Buffer.from(enc_data, 'base64');
  const decrypting = createDecipheriv(cipher, Buffer.from(key, 'base64'), bytes.subarray(0, iv_bytes));
  const text = Buffer.concat([decrypting.update(bytes.subarray(iv_bytes)), decrypting.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
}
