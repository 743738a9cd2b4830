import { fromBase64Url, toBase64Url } from '../texts/bytes.ts';
import type { HandIn } from '../entities/carried.ts';
import { packResponse, unpackResponse } from './pack-response.ts';
import { PackedReader, PackedWriter } from './packed-bytes.ts';

/**
 * What a code for handing in begins with. Short ones are packed byte by byte, with a checksum; those of games that were carried away
 * earlier are base64url of gzip of a `HandIn` as JSON.
 */
export const handInPrefixes = { short: 'TAKHTI2-', long: 'TAKHTI1-' } as const;

const checksumBytes = 4;
const boards = 'carried/';

/** The short code of a game: all that was done in it, and nothing that what was published says itself. */
export function handInCode(sent: HandIn): string {
  const { state } = sent;
  const to = new PackedWriter();
  to.count(sent.institution_id).raw(bytesOf(sent.publication_id)).raw(bytesOf(sent.attempt_id));
  const isHex = /^([0-9a-f]{2})+$/.test(sent.attempt_token);
  const token = isHex ? bytesOf(sent.attempt_token) : [];
  to.count(token.length).raw(token);
  if (!isHex) to.text(sent.attempt_token);
  const board = boardOf(sent.seed);
  to.count(board);
  if (board === 0) to.text(sent.seed);
  to.text(sent.user_id).count(Math.max(0, Math.floor(Date.parse(sent.started_on) / 1000) || 0));
  to.count(state.current).count(state.seconds);
  to.text(state.picked ? JSON.stringify(state.picked) : '');
  to.count(state.rounds.length);
  for (const { QuestionId, TimespentInSeconds, response } of state.rounds) {
    to.text(QuestionId).count(TimespentInSeconds);
    packResponse(to, response);
  }
  return handInPrefixes.short + toBase64Url([...to.bytes, ...checksumOf(to.bytes)]);
}

/** Reads a short code, without its beginning; null when it is none, or a part of it is missing. What it says is not known to be a game. */
export function readHandInCode(code: string): unknown {
  const all = fromBase64Url(code) ?? [];
  const bytes = all.slice(0, -checksumBytes);
  if (checksumOf(bytes).some((byte, at) => byte !== all[bytes.length + at])) return null;
  try {
    const from = new PackedReader(bytes);
    const sent = read(from);
    return from.isAtEnd ? sent : null;
  } catch {
    return null;
  }
}

function read(from: PackedReader): unknown {
  const institution_id = from.count();
  const publication_id = uuidOf(from.raw(16));
  const attempt_id = uuidOf(from.raw(16));
  const token = from.raw(from.count());
  const attempt_token = token.length > 0 ? hexOf(token) : from.text();
  const board = from.count();
  const seed = board === 0 ? from.text() : `${boards}${board}`;
  const user_id = from.text();
  const started_on = new Date(from.count() * 1000).toISOString();
  const [current, seconds] = [from.count(), from.count()];
  const picked = from.text();
  const rounds = from.list(() => ({
    QuestionId: from.text(),
    TimespentInSeconds: from.count(),
    response: unpackResponse(from),
  }));
  const state = { rounds, current, seconds, ...(picked !== '' && { picked: JSON.parse(picked) as unknown }) };
  return { institution_id, publication_id, attempt_id, attempt_token, seed, user_id, started_on, state };
}

// The number of a board that is carried; 0 for any other seed.
function boardOf(seed: string): number {
  const number = Number(seed.slice(boards.length));
  return seed === `${boards}${number}` && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

function bytesOf(hex: string): number[] {
  return Array.from(hex.replaceAll('-', '').matchAll(/../g), ([byte]) => Number.parseInt(byte, 16));
}

function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function uuidOf(bytes: readonly number[]): string {
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

// FNV-1a: enough to detect a lost character.
function checksumOf(bytes: readonly number[]): number[] {
  const sum = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
}
