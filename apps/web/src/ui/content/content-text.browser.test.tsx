import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { ContentText } from './content-text.tsx';

test('a link in a text has a colour of the studio, not the one of the browser', async () => {
  await renderInStudio(
    <>
      <ContentText html='<p>See <a href="https://school.example">more</a></p>' language="english" />
      <a href="https://school.example" style={{ color: 'var(--mantine-color-accent-7)' }}>
        Ours
      </a>
    </>,
  );
  const colourOf = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).color;
  await expect.element(page.getByRole('link', { name: 'more' })).toBeVisible();
  expect(colourOf('more')).toBe(colourOf('Ours'));
});
