import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { whyNotImage } from './image-check.ts';

test.each(['map.png', 'MAP.JPG', 'نقشہ.jpeg'])('%s may be sent', (name) => {
  expect(whyNotImage({ name, size: 1000 })).toBeNull();
});

test.each(['map.gif', 'map.svg', 'map', 'png'])('%s is not sent', (name) => {
  expect(whyNotImage({ name, size: 1000 })).toBe('uploads.type_not_allowed');
});

test('C-1087 a picture of 2 MB is not sent, one byte less is', () => {
  expect(whyNotImage({ name: 'map.png', size: limits.image.bytes })).toBe('uploads.too_large');
  expect(whyNotImage({ name: 'map.png', size: limits.image.bytes - 1 })).toBeNull();
});
