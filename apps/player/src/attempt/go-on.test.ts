import { expect, test } from 'vitest';
import { addressToGoOn, attemptToGoOn } from './go-on.ts';

const attempt = { attempt_id: '0197c2f0-0000-7000-8000-000000000001', attempt_token: 'Ab_-'.repeat(8) };
const here = 'https://studio.example/player/game/play?content_id=1&institution_id=98';

test('the address for another device holds the attempt where no server is told of it', () => {
  const address = new URL(addressToGoOn(`${here}#old`, attempt));
  expect(address.href.startsWith(`${here}#`)).toBe(true);
  expect(attemptToGoOn(address.hash)).toEqual(attempt);
});

test.each(['', '#', '#go-on=', '#go-on=1.short', '#other=1', `#go-on=<b>.${'x'.repeat(30)}`])(
  '%j goes on with nothing',
  (hash) => {
    expect(attemptToGoOn(hash)).toBeNull();
  },
);
