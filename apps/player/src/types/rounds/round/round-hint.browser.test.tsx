import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { RoundHint } from './round-hint.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test.each([
  ['Three seeds in a row', 'Three seeds in a row'],
  ['', 'Picture'],
])('G-157 a hint shows its words and its picture, by what its author says of it: %j', async (alt, name) => {
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <RoundHint label="Hint" text="From small to large" image={dot} alt={alt} video="" />
      </InLanguage>
    </TextsProvider>,
  );
  const button = page.getByRole('button', { name: 'Hint' });
  await expect.element(page.getByText('From small to large')).not.toBeVisible();
  await button.click();
  await expect.element(page.getByText('From small to large')).toBeVisible();
  await expect.element(page.getByRole('img', { name })).toBeInTheDocument();
});
