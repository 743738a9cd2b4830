import { expect, test } from 'vitest';
import { audioControls, audioStateOf } from './audio-state.ts';

test('G-386 a field is idle, recording, stopped or has a saved sound, and nothing else', () => {
  expect(audioStateOf('', 'idle')).toBe('idle');
  expect(audioStateOf('/files/x', 'idle')).toBe('saved');
  for (const value of ['', '/files/x']) {
    expect(audioStateOf(value, 'recording')).toBe('recording');
    expect(audioStateOf(value, 'stopped')).toBe('stopped');
  }
});

test('G-380 to G-385 each state leads on, and none is a dead end', () => {
  expect(audioControls).toEqual({
    idle: ['record', 'choose'],
    recording: ['stop', 'discard'],
    stopped: ['keep', 'record_again', 'discard'],
    saved: ['record_again', 'choose_another', 'remove'],
  });
});
