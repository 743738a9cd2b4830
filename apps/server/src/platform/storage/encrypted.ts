import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, Storage } from './storage.ts';

const algorithm = 'aes-256-cbc';
const block = 16;
const sign = Buffer.from('TAKHTI-1', 'latin1');
/** The sign, how long the file is, and what its first block was mixed with. */
const headBytes = sign.length + 8 + block;
const sealedType = 'application/octet-stream';
/** Heads that are remembered: a film is asked for in many parts. */
const mostHeads = 1_000;

interface Head {
  readonly iv: Buffer;
  readonly bytes: number;
}

/**
 * Keeps files encrypted in another storage, each with a beginning of its own (C-1107). A part of one is decrypted from the block
 * before it on. What was kept before there was a key is given as it is.
 * @param key 32 bytes
 */
export function encryptStorage(inner: Storage, key: Buffer): Storage {
  // Under one key there is always the same file.
  const heads = new Map<string, Head | null>();
  const remember = (name: string, head: Head | null): void => {
    heads.set(name, head);
    const [oldest] = heads.keys();
    if (heads.size > mostHeads && oldest !== undefined) heads.delete(oldest);
  };
  const headOf = async (name: string): Promise<Head | null> => {
    const known = heads.get(name);
    if (known !== undefined) return known;
    const found = await inner.get(name, { first: 0, last: headBytes - 1 });
    if (!found) return null;
    const { head } = await cutOff(found.body, headBytes);
    found.body.destroy();
    const read = readHead(head);
    remember(name, read);
    return read;
  };

  return {
    async put(name, body) {
      const iv = randomBytes(block);
      const cipher = createCipheriv(algorithm, key, iv);
      heads.delete(name);
      await inner.put(
        name,
        Buffer.concat([writeHead(iv, body.length), cipher.update(body), cipher.final()]),
        sealedType,
      );
    },

    async putFile(name, path, bytes) {
      const iv = randomBytes(block);
      const sealed = `${path}.sealed`;
      heads.delete(name);
      try {
        const file = await open(sealed, 'wx', 0o600);
        try {
          await file.writeFile(writeHead(iv, bytes));
          await pipeline(createReadStream(path), createCipheriv(algorithm, key, iv), async (pieces) => {
            await file.writeFile(pieces);
          });
        } finally {
          await file.close();
        }
        await inner.putFile(name, sealed, sealedBytes(bytes), sealedType);
      } finally {
        await rm(sealed, { force: true });
      }
    },

    async get(name, part) {
      if (part) return getPart(inner, key, name, await headOf(name), part);
      const found = await inner.get(name);
      if (!found) return null;
      const { head, rest } = await cutOff(found.body, headBytes);
      const read = readHead(head);
      if (!read) return { body: Readable.from(joined(head, rest)), bytes: found.bytes };
      const body = decrypted(rest, key, read.iv, { skip: 0, take: read.bytes });
      return { body: Readable.from(body), bytes: read.bytes };
    },

    async remove(name) {
      heads.delete(name);
      await inner.remove(name);
    },

    look: () => inner.look(),
  };
}

async function getPart(
  inner: Storage,
  key: Buffer,
  name: string,
  head: Head | null,
  { first, last }: ByteRange,
): ReturnType<Storage['get']> {
  if (!head) return inner.get(name, { first, last });
  const from = Math.trunc(first / block);
  const to = Math.trunc(last / block);
  // Each block was mixed with the one before it.
  const before = Math.max(0, from - 1);
  const found = await inner.get(name, {
    first: headBytes + before * block,
    last: headBytes + to * block + block - 1,
  });
  if (!found) return null;
  const { head: mixed, rest } = await cutOff(found.body, from === 0 ? 0 : block);
  const taken = { skip: first - from * block, take: last - first + 1 };
  const body = decrypted(rest, key, from === 0 ? head.iv : mixed, taken);
  return { body: Readable.from(body), bytes: taken.take };
}

/** The decrypted bytes of a range; padding follows them. */
async function* decrypted(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  iv: Buffer,
  { skip, take }: { skip: number; take: number },
): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(algorithm, key, iv).setAutoPadding(false);
  let [left, wanted] = [skip, take];
  for await (const sealed of source) {
    const piece = decipher.update(sealed);
    const plain = piece.subarray(left, left + wanted);
    left = Math.max(0, left - piece.length);
    wanted -= plain.length;
    if (plain.length > 0) yield plain;
  }
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** The first bytes of a stream, fewer where it ends, and what comes behind them. */
async function cutOff(body: Readable, bytes: number): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < bytes) {
    const next = await pieces.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head: head.subarray(0, bytes), rest: behind(head.subarray(bytes), pieces) };
}

async function* behind(first: Buffer, pieces: AsyncIterableIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length > 0) yield first;
    for (;;) {
      const next = await pieces.next();
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // A reader that goes away in the middle closes the file.
    await pieces.return?.();
  }
}

function writeHead(iv: Buffer, bytes: number): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return Buffer.concat([sign, length, iv]);
}

function readHead(head: Buffer): Head | null {
  if (head.length < headBytes || !head.subarray(0, sign.length).equals(sign)) return null;
  return {
    bytes: Number(head.readBigUInt64BE(sign.length)),
    iv: Buffer.from(head.subarray(sign.length + 8)),
  };
}

function sealedBytes(bytes: number): number {
  return headBytes + (Math.trunc(bytes / block) + 1) * block;
}
