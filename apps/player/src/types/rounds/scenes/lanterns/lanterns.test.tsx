import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Step } from '../scene/round-step.ts';
import { Lanterns } from './lanterns.tsx';

/** Flames of lanterns, beside that of the lamplighter. */
function flames(steps: readonly Step[], isFresh: boolean): number {
  const progress = {
    steps: steps.map((step, at) => ({ id: String(at), step })),
    at: 0,
    isFresh,
    hasEnded: false,
    found: [],
  };
  const html = renderToStaticMarkup(<Lanterns progress={progress} isWhole={false} picture="" />);
  return (html.match(/lantern-flame/g) ?? []).length - 1;
}

test('no lantern is lit for a word that is only full, and those that are right are, once that is known', () => {
  expect(flames(['part', 'part', 'here'], false)).toBe(0);
  expect(flames(['full', 'part', 'none'], true)).toBe(2);
});
