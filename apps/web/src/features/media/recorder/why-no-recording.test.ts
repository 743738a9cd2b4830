import { expect, test } from 'vitest';
import { whyNoRecording } from './why-no-recording.ts';

const named = (name: string): Error => Object.assign(new Error('?'), { name });

test.each([
  ['NotAllowedError', 'media:audio.microphone_refused'],
  ['NotFoundError', 'media:audio.microphone_missing'],
  ['NotReadableError', 'media:audio.microphone_busy'],
  ['EncodingError', 'media:audio.not_recorded'],
])('%s is told in its own words', (name, text) => {
  expect(whyNoRecording(named(name))).toBe(text);
});
