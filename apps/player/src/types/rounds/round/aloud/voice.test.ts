import { expect, test } from 'vitest';
import { voiceFor } from './voice.ts';

const voice = (lang: string, localService: boolean) => ({ lang, localService });

test('a voice of the language is taken, one on the device before one of the network', () => {
  const voices = [voice('en-US', true), voice('ur-PK', false), voice('ur_IN', true)];
  expect(voiceFor(voices, 'ur')).toEqual(voice('ur_IN', true));
  expect(voiceFor(voices.slice(0, 2), 'ur')).toEqual(voice('ur-PK', false));
  expect(voiceFor(voices, 'fa-AF')).toBeNull();
});
