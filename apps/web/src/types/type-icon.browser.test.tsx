import type { ContentType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { renderInStudio } from '../testing/render-in-studio.tsx';
import { TypeIcon } from './type-icon.tsx';

const types: readonly ContentType[] = ['mcq', 'assessment', 'crossword', 'video'];

test('the four kinds of content differ in colour and in shape', async () => {
  await renderInStudio(
    <div data-icons>
      {types.map((type) => (
        <TypeIcon key={type} type={type} />
      ))}
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[data-kind]').length).toBe(4);
  const looks = Array.from(document.querySelectorAll('[data-kind]'), (icon) => getComputedStyle(icon));
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(4);
  expect(new Set(looks.map(({ borderRadius }) => borderRadius)).size).toBe(4);
});
