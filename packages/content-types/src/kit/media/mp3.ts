/** An MP3 as it may be kept: nothing but its frames. */
export interface Mp3 {
  readonly frames: Uint8Array;
  readonly seconds: number;
}

interface Frame {
  readonly bytes: number;
  readonly samples: number;
  readonly rate: number;
}

const kbpsOfVersion1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kbpsOfOthers = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** By the version's two bits: MPEG 2.5, one that never was, MPEG 2, MPEG 1. */
const ratesOfVersion = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];

/**
 * Reads an MP3 from its first byte to its last, no matter what it is called: every frame must end where the next one begins, all of
 * the same kind. Tags (title, pictures, where and with what it was made) and empty bytes at the end are left out.
 * @returns the frames and how long they play; null for anything that is no whole MP3, or has something else in or behind it
 */
export function readMp3(file: Uint8Array): Mp3 | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = afterTags(file);
  const end = beforeTags(file, view);
  let at = start;
  let samples = 0;
  let first: Frame | null = null;
  while (at < end) {
    const frame = at + 4 <= end ? readFrame(view.getUint32(at)) : null;
    if (!frame && first && isEmpty(file.subarray(at, end))) break;
    if (!frame || at + frame.bytes > end) return null;
    first ??= frame;
    if (frame.rate !== first.rate || frame.samples !== first.samples) return null;
    samples += frame.samples;
    at += frame.bytes;
  }
  return first && { frames: file.subarray(start, at), seconds: samples / first.rate };
}

// Sync (11 bits), version (2), layer (2), protection, bit rate (4), sampling rate (2), padding: ISO 11172-3, 2.4.2.3.
function readFrame(header: number): Frame | null {
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  const rate = ratesOfVersion[version]?.[(header >>> 10) & 3];
  const kbps = (version === 3 ? kbpsOfVersion1 : kbpsOfOthers)[(header >>> 12) & 15];
  // A free bit rate (0) does not say where a frame ends.
  if (header >>> 21 !== 0x7ff || !isLayer3 || rate === undefined || !kbps) return null;
  const samples = version === 3 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return { bytes: Math.floor(((samples / 8) * kbps * 1000) / rate) + padding, samples, rate };
}

// ID3v2: its size is written in seven bits of each of four bytes; some tools write several tags.
function afterTags(file: Uint8Array): number {
  let at = 0;
  while (spells(file, at, 'ID3') && at + 10 <= file.length) {
    const size = file.subarray(at + 6, at + 10);
    if (size.some((byte) => byte > 127)) break;
    const footer = ((file[at + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
    at += 10 + footer + size.reduce((sum, byte) => sum * 128 + byte, 0);
  }
  return at;
}

// ID3v1 has 128 bytes at the very end; an APE tag before it says its own length, without its header, in its last 32 bytes.
function beforeTags(file: Uint8Array, view: DataView): number {
  let end = file.length;
  if (spells(file, end - 128, 'TAG')) end -= 128;
  const footer = end - 32;
  if (spells(file, footer, 'APETAGEX')) {
    const hasHeader = view.getUint32(footer + 20, true) >>> 31 === 1;
    end = Math.max(0, end - view.getUint32(footer + 12, true) - (hasHeader ? 32 : 0));
  }
  return end;
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

function spells(file: Uint8Array, at: number, word: string): boolean {
  if (at < 0 || at + word.length > file.length) return false;
  return Array.from(word, (letter) => letter.charCodeAt(0)).every((code, index) => file[at + index] === code);
}
