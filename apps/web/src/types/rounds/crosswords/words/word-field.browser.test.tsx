import type { Language, Locale } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../../testing/render-in-studio.tsx';
import { WordField } from './word-field.tsx';

const nothing = (): void => undefined;

test.each<[Language, Locale, 'left' | 'right']>([
  ['english', 'en', 'right'],
  ['english', 'ur', 'right'],
  ['urdu', 'en', 'left'],
  ['urdu', 'ur', 'left'],
])(
  'of a word in %s in a studio in %s the count stands at the %s, where its letters end',
  async (...given) => {
    const [language, locale, end] = given;
    await renderInStudio(
      <WordField
        path={['files', 0, 'word']}
        value={language === 'urdu' ? 'بارش' : 'RAIN'}
        language={language}
        findings={[]}
        isReadOnly={false}
        onWord={nothing}
        onPaste={nothing}
      />,
      { locale },
    );
    const field = page.getByRole('textbox');
    await expect.element(field).toBeVisible();
    const input = field.element().getBoundingClientRect();
    const count = document.querySelector('bdi')!.getBoundingClientRect();
    const isLeft = count.left + count.right < input.left + input.right;
    expect(isLeft ? 'left' : 'right').toBe(end);
  },
);
