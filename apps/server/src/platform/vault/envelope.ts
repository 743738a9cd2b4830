import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const written = /^vault:1:([\w-]{8}):([\w-]{38,})$/;

/** The name of a key, which reveals nothing of the key. */
export function nameOfKey(key: Buffer): string {
  return createHmac('sha256', key).update('name of a vault key').digest('base64url').slice(0, 8);
}

/**
 * Encrypts a text for one place, and no other: the place and the name of the key are authenticated with it.
 * @param key 32 bytes
 */
export function writeEnvelope(key: Buffer, place: string, text: string): string {
  const name = nameOfKey(key);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(name, place));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
  return `vault:1:${name}:${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')}`;
}

/** The name of the key that a text was encrypted with; undefined for one that is not encrypted. */
export function keyNameIn(kept: string): string | undefined {
  return written.exec(kept)?.[1];
}

/** Decrypts a secret that was encrypted for this place with this key; null for everything else. */
export function readEnvelope(key: Buffer, place: string, kept: string): string | null {
  const [, name, sealed] = written.exec(kept) ?? [];
  if (name === undefined || sealed === undefined) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundTo(name, place)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

function boundTo(name: string, place: string): Buffer {
  return Buffer.from(JSON.stringify(['vault:1', name, place]), 'utf8');
}
