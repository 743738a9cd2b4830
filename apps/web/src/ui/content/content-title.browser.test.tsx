import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { ContentTitle } from '../index.ts';

test.each([
  ['english', 'The caravan goes from Quetta over the mountains to Herat ', 'ur', 'right'],
  ['urdu', 'قافلہ کوئٹہ سے پہاڑوں کے پار ہرات تک جاتا ہے ', 'en', 'left'],
] as const)(
  'of many the longest title in %s takes two lines, and begins where the page does',
  async (language, words, locale, side) => {
    const title = words.repeat(5).slice(0, 200);
    await renderInStudio(
      <div style={{ inlineSize: 300 }}>
        <ContentTitle language={language} isCut>
          {title}
        </ContentTitle>
      </div>,
      { locale },
    );
    const cut = page.getByText(title.slice(0, 40), { exact: false });
    await expect.element(cut).toBeVisible();
    const { height } = cut.element().getBoundingClientRect();
    expect(cut.element().scrollHeight).toBeGreaterThan(height);
    expect(getComputedStyle(cut.element())).toMatchObject({ webkitLineClamp: '2', textAlign: side });
  },
);
