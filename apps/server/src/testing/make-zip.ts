import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip; what is left out is as it should be. */
export interface MadeEntry {
  readonly name: string;
  readonly body?: Buffer | string;
  /** What its directory says it unfolds to, where that is false. */
  readonly said_bytes?: number;
  readonly said_crc?: number;
  /** Bit 0 says that it is locked. */
  readonly flags?: number;
  /** As Unix has them: a symbolic link is 0o120777. */
  readonly mode?: number;
  readonly method?: 0 | 8 | 12;
  /** Shares the bytes of the entry before it. */
  readonly is_again?: boolean;
}

/** A zip, as well or as badly made as its entries say. */
export function makeZip(entries: readonly MadeEntry[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let [length, at] = [0, 0];
  for (const entry of entries) {
    const body = Buffer.from(entry.body ?? '');
    const method = entry.method ?? 8;
    const packed = method === 8 ? deflateRawSync(body) : body;
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE((entry.flags ?? 0) | 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(entry.said_crc ?? crc32(body), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.said_bytes ?? body.length, 18);
    fields.writeUInt16LE(name.length, 22);
    if (!entry.is_again) {
      at = length;
      const piece = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
      pieces.push(piece);
      length += piece.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([0x14, 3]), fields, tail, name]),
    );
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...pieces, ...directory, end]);
}
