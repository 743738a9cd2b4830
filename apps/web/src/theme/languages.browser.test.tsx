import { Text, Title } from '@mantine/core';
import type { Locale } from '@takhti/domain';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import classes from '../testing/cut.module.css';
import { countInk, pixelsOf } from '../testing/count-ink.ts';
import { renderInStudio } from '../testing/render-in-studio.tsx';
import { ContentTitle, PageHeader } from '../ui/index.ts';

/** Words that climb or hang the farthest. */
const words = { en: 'Åfgjy', ur: 'گفتگو سکیمیں بھیجیے', ps: 'ډېرې ښې ړۍ', prs: 'گفتگوی آگاه' } as const;

type Style = (cut: string | undefined, word: string, locale: Locale) => ReactNode;
const contentFont = { fontFamily: 'var(--content-font)', lineHeight: 'var(--content-line-height)' };
const styles: Record<string, Style> = {
  h1: (cut, word) => (
    <Title order={1} className={cut}>
      {word}
    </Title>
  ),
  h2: (cut, word) => (
    <Title order={2} className={cut}>
      {word}
    </Title>
  ),
  h3: (cut, word) => (
    <Title order={3} className={cut}>
      {word}
    </Title>
  ),
  // The title of an editor, which is in one line of the interface.
  slim: (cut, word) => (
    <Title order={1} className={cut} fz="1rem" lh="var(--interface-line-height)">
      {word}
    </Title>
  ),
  text: (cut, word) => <Text className={cut}>{word}</Text>,
  small: (cut, word) => (
    <Text size="xs" className={cut}>
      {word}
    </Text>
  ),
  content: (cut, word, locale) => (
    <div className={cut} lang={locale} style={contentFont}>
      {word}
    </div>
  ),
};

/** Once every face that the page asks for, which it does while it is laid out, is there. */
async function ready(): Promise<void> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await document.fonts.ready;
  await frame();
}

/** The ink of every style in one column, cut in both ways or not at all. */
async function inkOf(locale: Locale, word: string, isCut: boolean): Promise<number> {
  const ways = [classes['line'], classes['lines']].map((way) => (isCut ? way : undefined));
  await renderInStudio(
    <div className={classes['column']} data-column>
      {Object.entries(styles).flatMap(([name, draw]) =>
        ways.map((way, at) => <div key={`${name} ${String(at)}`}>{draw(way, word, locale)}</div>),
      )}
    </div>,
    { locale, height: 2600 },
  );
  await ready();
  return countInk(await pixelsOf(document.querySelector('[data-column]')!));
}

test.each(Object.entries(words) as [Locale, string][])(
  'in %s no text that is cut loses a dot, at any size',
  async (locale, word) => {
    const whole = await inkOf(locale, word, false);
    expect(whole).toBeGreaterThan(1000);
    expect(await inkOf(locale, word, true)).toBe(whole);
  },
);

test('without that room they would lose some', async () => {
  const whole = await inkOf('ur', words.ur, true);
  document.documentElement.style.setProperty('--ink-above', '0px');
  const less = await inkOf('ur', words.ur, true);
  document.documentElement.style.removeProperty('--ink-above');
  expect(less).toBeLessThan(whole);
});

test('the strip above a page’s header covers nothing of its title', async () => {
  await renderInStudio(<PageHeader title={words.ur} />, { locale: 'ur' });
  await ready();
  const frame = document.querySelector('main')!;
  const whole = countInk(await pixelsOf(frame));
  document
    .querySelector('[data-page-header]')!
    .insertAdjacentHTML('beforebegin', '<style>[data-page-header]::before { display: none }</style>');
  expect(countInk(await pixelsOf(frame))).toBe(whole);
});

test('a title of the other direction that is cut ends with dots, however short its last line is', async () => {
  const title = 'The water cycle in the mountains of the Hindukush-and-Karakoram ranges';
  await renderInStudio(
    <div className={classes['column']} data-column style={{ inlineSize: 'fit-content' }}>
      <div style={{ inlineSize: 160, fontWeight: 600 }}>
        <ContentTitle language="english" isCut>
          {title}
        </ContentTitle>
      </div>
    </div>,
    { locale: 'ur' },
  );
  await ready();
  const { data, width, height } = await pixelsOf(document.querySelector('[data-column]')!);
  // Beside the lines, where the padding of the column begins.
  const from = width - 32;
  let ink = 0;
  for (let at = 0; at < width * height; at += 1)
    if (at % width >= from && (data[at * 4] ?? 255) < 128) ink += 1;
  expect(ink).toBeGreaterThan(3);
});
