import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { ContentTitle } from './content-title.tsx';

test.each([
  ['english', 'The caravan goes from Quetta over the mountains to Herat '],
  ['urdu', 'قافلہ کوئٹہ سے پہاڑوں کے پار ہرات تک جاتا ہے '],
] as const)(
  'of many the longest title in %s takes two lines, however the page reads',
  async (language, words) => {
    const title = words.repeat(5).slice(0, 200);
    await renderInStudio(
      <div style={{ inlineSize: 300 }}>
        <ContentTitle language={language}>One line</ContentTitle>
        <ContentTitle language={language} isCut>
          {title}
        </ContentTitle>
      </div>,
      { locale: language === 'english' ? 'ur' : 'en' },
    );
    const cut = page.getByText(title.trim()).element();
    const line = page.getByText('One line').element().getBoundingClientRect().height;
    // It begins where the page's own words do.
  expect(getComputedStyle(cut).textAlign).toBe(language === 'english' ? 'right' : 'left');
  expect(cut.scrollHeight).toBeGreaterThan(cut.clientHeight);
    expect(Math.round(cut.getBoundingClientRect().height / line)).toBe(2);
  },
);
