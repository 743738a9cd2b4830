import { HandIn, handInPrefixes, readHandInCode, type CarriedGame, type GamePlay } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { createCarriedStore } from './carried-store.ts';
import { playOf, seedFor } from './carried.ts';
import { addressOf, codeInHash, codeOf, codesIn } from '../hand-in/hand-in-code.ts';
import { randomId } from '../attempt/random.ts';

const { short: prefix } = handInPrefixes;
const play = { title: 'A game', rounds: [] } as unknown as GamePlay;
const game: CarriedGame = {
  institution_id: 98,
  content_id: '0197c2f0-0000-7000-8000-000000000001',
  publication_id: '0197c2f0-0000-7000-8000-000000000002',
  boards: [
    { seed: 'carried/1', play },
    { seed: 'carried/2', play: { ...play, title: 'Laid anew' } },
  ],
  hand_in_url: 'https://studio.example/player/hand-in',
};

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('what a browser keeps of a carried game', () => {
  test('a game that was begun goes on, also after its page was closed', () => {
    const store = memory();
    const carried = createCarriedStore(() => store, game);
    const begun = carried.begin();
    const state = { rounds: [], current: 1, seconds: 30 };
    carried.keep({ ...begun, state });
    expect(createCarriedStore(() => store, game).begin()).toEqual({ ...begun, state });
  });

  test('another game is laid on another board, round and round', () => {
    const store = memory();
    const carried = createCarriedStore(() => store, game);
    const seeds = [1, 2, 3].map(() => {
      const attempt = carried.begin();
      carried.finish(attempt);
      return attempt.seed;
    });
    expect(seeds).toEqual(['carried/1', 'carried/2', 'carried/1']);
    expect(playOf(game, seedFor(game, 1))?.title).toBe('Laid anew');
  });

  test('finishing twice counts once, and a name is kept with its game', () => {
    const carried = createCarriedStore(memory, game);
    const attempt = carried.begin();
    carried.finish(attempt);
    carried.finish(attempt);
    carried.name(attempt.attempt_id, 'زرغونه');
    expect(carried.played()).toEqual([{ ...attempt, user_id: 'زرغونه' }]);
  });

  test.each([
    ['no JSON', '{'],
    ['no record', '[1]'],
    ['attempts that lack something', '{"current":{"attempt_id":"a","state":{}},"played":[null,{"seed":7}]}'],
  ])('begins anew where what was kept is %s', (_what, kept) => {
    const store = memory();
    store.setItem(`takhti.carried.${game.publication_id}`, kept);
    const carried = createCarriedStore(() => store, game);
    expect(carried.played()).toEqual([]);
    expect(carried.begin()).toMatchObject({ seed: 'carried/1', user_id: '' });
  });

  test.each([
    [
      'keeps nothing',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
    [
      'refuses to be asked, as for files that a messenger hands over',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('a browser that %s still plays', (_what, storage) => {
    const carried = createCarriedStore(storage, game);
    const attempt = carried.begin();
    carried.keep(attempt);
    carried.finish(attempt);
    expect(carried.played()).toHaveLength(1);
  });
});

describe('the code by which a game is handed in', () => {
  test('holds the whole attempt, as the server reads it', () => {
    const attempt = { ...createCarriedStore(memory, game).begin(), user_id: 'Zarghuna' };
    const code = codeOf(game, attempt);
    const sent = HandIn.parse(readHandInCode(code.slice(prefix.length)));
    const started_on = `${attempt.started_on.slice(0, 19)}.000Z`;
    expect(sent).toEqual({ ...attempt, started_on, publication_id: game.publication_id, institution_id: 98 });
  });

  test.each([
    ['nothing', '  \n', []],
    ['one', ` ${prefix}abc\n`, [`${prefix}abc`]],
    ['several, broken into lines', `${prefix}ab\nc\n\n${prefix}def`, [`${prefix}ab\nc`, `${prefix}def`]],
    ['words before it', `Ali: ${prefix}abc`, [`${prefix}abc`]],
    [
      'an earlier one beside it',
      `${handInPrefixes.long}ab ${prefix}cd`,
      [`${handInPrefixes.long}ab`, `${prefix}cd`],
    ],
    ['something else', ' abc ', ['abc']],
  ])('is found in a text: %s', (_what, text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  test('is found in the address that a picture of it leads to, and no other hash is one', () => {
    const code = codeOf(game, createCarriedStore(memory, game).begin());
    expect(codeInHash(new URL(addressOf(game, code)).hash)).toBe(code);
    expect(['', '#', '#go-on=abc'].map(codeInHash)).toEqual(['', '', '']);
  });

  test('its ids are UUIDs', () => {
    expect(HandIn.shape.attempt_id.safeParse(randomId()).success).toBe(true);
    expect(randomId()).not.toBe(randomId());
  });
});
