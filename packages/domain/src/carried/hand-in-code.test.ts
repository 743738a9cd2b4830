import { describe, expect, test } from 'vitest';
import type { HandIn } from '../entities/carried.ts';
import type { RoundResponse } from '../entities/game.ts';
import { handInCode, handInPrefixes, readHandInCode } from './hand-in-code.ts';
import { packResponse } from './pack-response.ts';
import { PackedWriter } from './packed-bytes.ts';

const responses: RoundResponse[] = [
  {
    tries: [
      [1, 2],
      [3, 5],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  },
  { order: [3, 1, 0, 4] },
  {
    places: [
      { card: 1, bin: 2 },
      { card: 2, bin: null },
      { card: 3, bin: 1 },
    ],
  },
  { chosen: [2] },
  { text: '12.5' },
  { letters: ['S', 'A', '', 'E', 'D'] },
  { answers: ['اونٹ', 'camel'], shown: 4 },
  { guesses: ['ڑ', 'ب'], shown: 1 },
  { cells: ['C', '', 'T'], revealed: [2] },
  { chosen: [1] },
];
const sent: HandIn = {
  institution_id: 98,
  publication_id: '0197c2f0-0000-7000-8000-000000000002',
  attempt_id: '0197c2f0-0000-7000-8000-000000000003',
  attempt_token: '0f'.repeat(10),
  seed: 'carried/3',
  user_id: 'زرغونه',
  started_on: '2026-11-24T08:00:00.000Z',
  state: {
    rounds: responses.map((response, at) => ({
      QuestionId: String(at + 1),
      response,
      TimespentInSeconds: 18 + at,
    })),
    current: 9,
    seconds: 240,
  },
};
const read = (code: string): unknown => readHandInCode(code.slice(handInPrefixes.short.length));

test('names each kind of response with the number that zips of earlier versions know', () => {
  const numbers = responses.slice(0, 9).map((response) => {
    const packed = new PackedWriter();
    packResponse(packed, response);
    const [kind = ''] = Object.keys(response);
    return [kind, packed.bytes[0]];
  });
  expect(Object.fromEntries(numbers)).toEqual({
    tries: 0,
    order: 1,
    places: 2,
    chosen: 3,
    text: 4,
    letters: 5,
    answers: 6,
    guesses: 7,
    cells: 8,
  });
});

describe('a short code', () => {
  test('says all that was done, whatever was played', () => {
    expect(read(handInCode(sent))).toEqual(sent);
  });

  test('keeps what is out of the ordinary', () => {
    const odd: HandIn = {
      ...sent,
      attempt_token: 'T'.repeat(32),
      seed: 'another',
      state: {
        ...sent.state,
        picked: { grade: '3', topic: 'Animals' },
        rounds: [
          { QuestionId: 'q-1', response: { letters: ['AB', ' '] }, TimespentInSeconds: 0 },
          { QuestionId: 'q-2', response: { chosen: [-1] }, TimespentInSeconds: 200_000 },
        ],
      },
    };
    expect(read(handInCode(odd))).toEqual(odd);
  });

  test('of ten rounds is less than two fifths of JSON that is packed, which took 668 characters', () => {
    expect(handInCode(sent).length).toBeLessThanOrEqual(250);
  });

  test('of which a character is lost or changed is none', () => {
    const code = handInCode(sent);
    const broken = [
      code.slice(0, -1),
      code.slice(0, 40) + code.slice(41),
      code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ];
    expect(broken.map(read)).toEqual([null, null, null]);
    expect(['', 'A', '!', 'AAAAAAAAAAAA'].map(readHandInCode)).toEqual([null, null, null, null]);
  });
});
