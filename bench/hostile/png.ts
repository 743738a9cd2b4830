import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Which pixels each pass over an interlaced picture brings. */
const adam7 = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

interface PngSettings {
  /** 16 bits for each of four colours, in place of 8 bits of one. */
  readonly deep?: boolean;
  readonly interlaced?: boolean;
  /** How many there are of all lines; all of them unless told. */
  readonly lines?: number;
}

/** A black square as a small file: its lines are all alike, and pack to a thousandth. */
export function largePng(
  side: number,
  { deep = false, interlaced = false, lines = side }: PngSettings,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([deep ? 16 : 8, deep ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  const of_pixel = deep ? 8 : 1;
  const passes = interlaced ? adam7 : [{ x: 0, y: 0, dx: 1, dy: 1 }];
  // A byte stands before each line of each pass.
  const bytes = passes.reduce(
    (sum, { x, y, dx, dy }) =>
      sum + Math.ceil((lines - y) / dy) * (1 + Math.ceil((side - x) / dx) * of_pixel),
    0,
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
