import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import type { Step } from '../scene/round-step.ts';
import { Jigsaw } from './jigsaw.tsx';

afterEach(cleanup);

async function show(steps: readonly Step[], at: number, isFresh: boolean): Promise<void> {
  const progress = {
    steps: steps.map((step, number) => ({ id: String(number), step })),
    at,
    isFresh,
    hasEnded: false,
    found: [],
  };
  await render(<Jigsaw progress={progress} isWhole={false} picture="" />);
}
const shows = (parts: string): number => document.querySelectorAll(parts).length;

test('what lies beside the frame shows its part of the picture: the next piece, those ahead, and what was missed', async () => {
  await show(['full', 'none', 'here', 'ahead', 'ahead'], 2, false);
  expect(shows('.piece use')).toBe(1);
  expect(shows('.loose-piece-next use')).toBe(1);
  expect(shows('.loose-piece-ahead use')).toBe(2);
  expect(shows('.loose-piece-later use')).toBe(1);
  expect(shows('.cat-watching')).toBe(1);
});

test.each([
  ['full', 'glad'],
  ['part', 'wondering'],
  ['none', 'wondering'],
] as const)('a round that is over and %s leaves the cat %s', async (step, mood) => {
  await show([step, 'ahead'], 0, true);
  expect(shows(`.cat-${mood}`)).toBe(1);
});
