import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { InLanguage, TextsProvider, useTexts } from './texts-context.tsx';

test('words of another language and their direction come at one moment', async () => {
  const seen: string[] = [];
  function Reader(): ReactNode {
    const { language } = useTexts();
    useEffect(() => void seen.push(`${language} ${document.documentElement.dir}`), [language]);
    return <p>{language}</p>;
  }
  await render(
    <TextsProvider>
      <InLanguage language="urdu" meanwhile={null}>
        <Reader />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByText('urdu')).toBeVisible();
  expect(seen).toEqual(['urdu rtl']);
});
