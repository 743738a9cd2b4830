import { afterEach, expect, test, vi } from 'vitest';
import { mayAnimate } from './may-animate.ts';

const { animate } = Element.prototype;
afterEach(() => {
  Element.prototype.animate = animate;
  vi.restoreAllMocks();
});

function wants(motion: 'reduce' | 'no-preference'): void {
  const matches = motion === 'reduce';
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as never);
}

test('things move where they can and may, and nobody is asked to who cannot', () => {
  wants('no-preference');
  expect(mayAnimate()).toBe(true);
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(mayAnimate()).toBe(false);
});

test('nothing moves for who wants it quiet', () => {
  wants('reduce');
  expect(mayAnimate()).toBe(false);
});
