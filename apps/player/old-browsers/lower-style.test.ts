import { expect, test } from 'vitest';
import { lowerStyle } from './lower-style.ts';

test.each([
  ['a{inset:0 1px}', 'a{top:0;right:1px;bottom:0;left:1px}'],
  ['a{inset-block-end:2px!important}', 'a{bottom:2px !important}'],
  ['a{margin-inline:1px auto}', 'a{margin-inline-start:1px;margin-inline-end:auto}'],
  ['a{border-block:1px solid red}', 'a{border-block-start:1px solid red;border-block-end:1px solid red}'],
  ['.a{inset-inline-end:2px}', '.a{}[dir=ltr] .a{right:2px}[dir=rtl] .a{left:2px}'],
  ['.a{inset-inline:0}', '.a{left:0;right:0}'],
  ['a{width:clamp(1rem,2vw + 1px,min(3rem,4vh))}', 'a{width:max(1rem,min(2vw + 1px,min(3rem,4vh)))}'],
  ['a{height:calc(100dvh - 2rem)}', 'a{height:calc(100vh - 2rem)}'],
  ['a{height:2lh}', 'a{height:calc(2em * 1.5)}'],
  ['a{background:color-mix(in srgb,var(--a) 94%,transparent)}', 'a{background:var(--a)}'],
  ['a{background:color-mix(in srgb,var(--a) 20%,var(--b))}', 'a{background:var(--b)}'],
  [
    'a{translate:0 50%;rotate:2deg;transform:scale(2)}',
    'a{transform:translate(0,50%) rotate(2deg) scale(2)}',
  ],
  ['@keyframes k{to{translate:0 3px}}', '@keyframes k{to{transform:translate(0,3px)}}'],
  [
    '@media (width<=30rem) and (height>=2px){a{b:c}}',
    '@media (max-width:30rem) and (min-height:2px){a{b:c}}',
  ],
  ['a:hover,a:focus-visible{b:c}', 'a:hover,a:focus{b:c}'],
  [':is(.a,.b) p:not(.c,.d){e:f}', '.a p:not(.c):not(.d),.b p:not(.c):not(.d){e:f}'],
  ['.a:has(:checked) b{c:d}', '.a[data-has-0] b{c:d}'],
  ['.a{overflow-wrap:anywhere}', '.a{overflow-wrap:break-word}.a:lang(ur){overflow-wrap:normal}'],
  ['a{overflow:clip;gap:1px}', 'a{overflow:hidden;gap:1px}'],
])('%s is %s', (css, lowered) => {
  expect(lowerStyle(css)).toBe(lowered);
});

test('what stands in a row, a column or several rows of a flexible box keeps its distance, and in a grid by itself', () => {
  const alone = (columns: string) => `.a>svg:only-child{margin:0 ${columns}}`;
  expect(lowerStyle('.a{display:flex;gap:1px 2px}')).toBe(
    `.a{display:flex}.a>*+*{margin-inline-start:2px}${alone('2px')}`,
  );
  expect(lowerStyle('.a{display:flex;flex-direction:column;gap:1px 2px}')).toBe(
    '.a{display:flex;flex-direction:column}.a>*+*{margin-block-start:1px}',
  );
  expect(lowerStyle('.a{display:flex;flex-wrap:wrap;gap:1px 2px}')).toBe(
    `.a{display:flex;flex-wrap:wrap}.a>*{margin:calc(1px/2) calc(2px/2)}${alone('2px')}`,
  );
  expect(lowerStyle('.a{display:grid;gap:1px}')).toBe('.a{display:grid;gap:1px}');
});

test('that it stands in a flexible box may be said in another style sheet', () => {
  expect(lowerStyle('.b .a{gap:1px}', '.a{display:inline-flex;flex-flow:column}')).toBe(
    '.b .a{}.b .a>*+*{margin-block-start:1px}',
  );
});

test('a selector without a mark for old browsers is refused', () => {
  expect(() => lowerStyle('.a:has(.unheard-of){b:c}')).toThrow(':has(.unheard-of)');
});
