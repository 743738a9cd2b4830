import { afterEach, expect, test, vi } from 'vitest';
import { mayAnimate } from './may-animate.ts';
import { wantsMotion } from './testing/wants-motion.ts';

const { animate } = Element.prototype;
afterEach(() => {
  Element.prototype.animate = animate;
  vi.restoreAllMocks();
});

test('things move where they can and may, and nobody is asked to who cannot', () => {
  wantsMotion('no-preference');
  expect(mayAnimate()).toBe(true);
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(mayAnimate()).toBe(false);
});

test('nothing moves with reduced motion', () => {
  wantsMotion('reduce');
  expect(mayAnimate()).toBe(false);
});
