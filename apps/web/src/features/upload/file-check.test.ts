import { fileKinds, limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { prepareKinds, typesOf, whyNotSent } from './file-check.ts';

test.each(['map.png', 'MAP.JPG', 'نقشہ.jpeg'])('%s may be sent', (name) => {
  expect(whyNotSent({ name, size: 1000 }, ['image'])).toBeNull();
});

test.each(['map.gif', 'map.svg', 'map', 'png', 'map.pdf'])('C-749 %s is not sent as a picture', (name) => {
  expect(whyNotSent({ name, size: 1000 }, ['image'])).toBe('uploads.type_not_allowed');
});

test('G-525 C-1087 a picture of 2 MB is not sent, one byte less is', () => {
  expect(whyNotSent({ name: 'map.png', size: limits.image.bytes }, ['image'])).toBe('uploads.too_large');
  expect(whyNotSent({ name: 'map.png', size: limits.image.bytes - 1 }, ['image'])).toBeNull();
});

test('C-1085 a video above its cap is not sent, one at it is', () => {
  const { most_bytes } = fileKinds.video;
  expect(whyNotSent({ name: 'a.mp4', size: most_bytes + 1 }, ['video'])).toBe('uploads.video_too_large');
  expect(whyNotSent({ name: 'a.mp4', size: most_bytes }, ['video'])).toBeNull();
});

test('choosers offer the endings of the kinds, and what is refused is thrown', () => {
  expect(typesOf(['captions', 'zip'])).toBe('.vtt,.srt,.zip');
  expect(() => prepareKinds(['zip'])(new File(['a'], 'a.exe'))).toThrow('uploads.type_not_allowed');
});
