import { expect, test } from 'vitest';
import { withoutFences } from './without-fences.ts';

test('what fences a text off is left out, and nothing that somebody wrote', () => {
  const fence = '--- ab403de44ba6a6d88f61b321';
  const asked = `For: Grade 4\nMaterial:\n${fence}\nRain --- falls.\n--- then snow\n${fence}`;
  expect(withoutFences(asked)).toBe('For: Grade 4\nMaterial:\nRain --- falls.\n--- then snow');
});
