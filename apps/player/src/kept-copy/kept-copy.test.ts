import { describe, expect, test } from 'vitest';
import { idOf } from '../testing/make-play.ts';
import { makeGame } from '../testing/make-game.ts';
import {
  isKeptCopy,
  launchOffline,
  nameOfCopy,
  withCopy,
  withLaunch,
  withLaunched,
  withSave,
  type KeptCopy,
} from './kept-copy.ts';

const content = { institution_id: 98, content_id: idOf(1), user_id: '' };
const laid = { publication_id: idOf(2), seed: 'a' };
const empty = { rounds: [], current: 0, seconds: 0 };
const play = makeGame(2);
const secret = { attempt_id: idOf(3), attempt_token: 'a secret of the attempt' };
const launched = { ...secret, laid, play, bookmarking_data: empty, is_resumed: false, result: null };
const fresh = {
  attempt_id: idOf(9),
  attempt_token: 'a secret made here',
  started_on: '2026-11-29T08:00:00.000Z',
};
const further = { ...empty, current: 1, seconds: 30 };
const result = { GameScore: 100 } as never;
const kept = withLaunch(null, launched);
const save = { ...content, ...secret, bookmarking_data: further, attempt_data: null };
const stateOf = (copy: KeptCopy) => launchOffline(copy, { ...content, ...secret }, fresh).launch;

describe('what is kept of a game', () => {
  test('goes on where its attempt was left, also where the server has it all', () => {
    const copy = withSave(kept, save, null);
    expect(stateOf(copy)).toMatchObject({
      ...secret,
      play,
      laid,
      bookmarking_data: further,
      is_resumed: true,
      result: null,
    });
    expect(stateOf(copy).began_offline).toBeUndefined();
  });

  test('shows the result of an attempt that ended: the server’s where it came, else the player’s', () => {
    expect(stateOf(withSave(kept, { ...save, attempt_data: result }, null)).result).toBe(result);
    const counted = { GameScore: 50 } as never;
    expect(stateOf(withSave(kept, { ...save, attempt_data: result }, counted)).result).toBe(counted);
  });

  test('begins a new attempt for a learner who brings none, or one that is not known here', () => {
    for (const asked of [content, { ...content, attempt_id: idOf(7), attempt_token: 'of another phone' }]) {
      const { launch, copy } = launchOffline(kept, asked, fresh);
      const { started_on, ...made } = fresh;
      expect(launch).toMatchObject({ ...made, bookmarking_data: empty, is_resumed: false, result: null });
      expect(launch.began_offline).toEqual({ ...laid, started_on });
      expect(launchOffline(copy, { ...content, ...made }, fresh).launch).toEqual({
        ...launch,
        is_resumed: true,
      });
      // The first attempt is there still.
      expect(launchOffline(copy, { ...content, ...secret }, fresh).launch.attempt_id).toBe(secret.attempt_id);
    }
  });

  test('gives an attempt to nobody who has another secret', () => {
    const asked = { ...content, attempt_id: secret.attempt_id, attempt_token: 'guessed' };
    expect(launchOffline(kept, asked, fresh).launch.attempt_id).toBe(fresh.attempt_id);
    expect(withSave(kept, { ...save, attempt_token: 'guessed' }, null)).toBe(kept);
  });

  test('is the newest laying alone: attempts at another are over here', () => {
    const other = { ...launched, attempt_id: idOf(4), laid: { ...laid, seed: 'b' } };
    const next = withLaunch(withLaunch(kept, { ...launched, attempt_id: idOf(5) }), other);
    expect(next.attempts.map(({ attempt_id }) => attempt_id)).toEqual([idOf(4)]);
  });

  test('is of twenty attempts at most', () => {
    let copy = kept;
    for (let at = 10; at < 40; at += 1) copy = withLaunch(copy, { ...launched, attempt_id: idOf(at) });
    expect(copy.attempts).toHaveLength(20);
    expect(copy.attempts.at(-1)?.attempt_id).toBe(idOf(39));
  });

  test('that was laid out ahead begins an attempt, which goes on here', () => {
    const ahead = withCopy(null, { laid, play });
    const { launch, copy } = launchOffline(ahead, content, fresh);
    expect(launch).toMatchObject({ attempt_id: fresh.attempt_id, laid, is_resumed: false });
    expect(withCopy(copy, { laid: { publication_id: idOf(8), seed: 'z' }, play })).toBe(copy);
  });

  test('makes room for a newer version that is laid out ahead, once nobody is in its middle', () => {
    const newer = { laid: { publication_id: idOf(8), seed: 'z' }, play };
    expect(withCopy(kept, newer)).toBe(kept);
    const ended = withSave(kept, { ...save, attempt_data: result }, null);
    expect(withCopy(ended, newer)).toEqual({ ...newer, attempts: [] });
    expect(withCopy(ended, { ...newer, laid: { ...laid, seed: 'z' } })).toBe(ended);
  });

  test('goes on with an attempt that was launched before it was asked to be kept', () => {
    const moved = withSave(kept, save, null);
    expect(withLaunched(moved, launched)).toBe(moved);
    const ahead = withCopy(null, { laid: { ...laid, seed: 'z' }, play });
    expect(withLaunched(ahead, launched)).toEqual(kept);
  });

  test('has a name of the content and of where it is opened; none for a learner whom somebody vouches for', () => {
    expect(nameOfCopy(content)).not.toBe(nameOfCopy({ ...content, gathering_id: idOf(6) }));
    expect(nameOfCopy({ ...content, user_id: 'Zara' })).toBe(nameOfCopy(content));
    expect(nameOfCopy({ ...content, auth_token: 'signed' })).toBeNull();
    expect(nameOfCopy({ ...content, player_token: 'of a competition' })).toBeNull();
  });
});

describe('a copy that is read again', () => {
  test('is one as this player keeps it, also after a turn through JSON', () => {
    expect(isKeptCopy(kept)).toBe(true);
    expect(isKeptCopy(JSON.parse(JSON.stringify(withSave(kept, save, null))))).toBe(true);
    expect(isKeptCopy({ ...kept, attempts: [] })).toBe(true);
  });

  test.each([
    null,
    [],
    {},
    { ...kept, laid: undefined },
    { ...kept, play: { ...play, rounds: [null] } },
    { ...kept, attempts: [{ ...secret, bookmarking_data: {} }] },
  ])('is none where a part is missing: %j', (other) => {
    expect(isKeptCopy(other)).toBe(false);
  });
});
