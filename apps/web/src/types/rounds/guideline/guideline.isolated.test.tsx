import { MantineProvider } from '@mantine/core';
import { gameOf, games, guidelineRows, templates } from '@takhti/content-types/rounds';
import { languageOfLocale, languages, localeOf, templateTypes, type TemplateType } from '@takhti/domain';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import english from '../../../i18n/en/game-guideline.json' with { type: 'json' };
import urdu from '../../../i18n/ur/game-guideline.json' with { type: 'json' };
import { TemplateMiniature } from '../miniature/template-miniature.tsx';
import { Guideline, GuidelineTitle } from './guideline.tsx';
import * as door from './index.ts';

// The templates lead to the editor with its session and locks too, which live in the browser.
vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => undefined);
});

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: { 'game-guideline': english }, ur: { 'game-guideline': urdu } },
    interpolation: { escapeValue: false },
  }),
);

const drawn = (node: ReactNode): string => renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);
const wordsOf = (node: ReactNode): string =>
  drawn(node)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll('&#x27;', "'");
const guideline = (template: TemplateType, language: (typeof languages)[number] = 'english'): string =>
  wordsOf(<Guideline template_type={template} language={language} />);

describe.each(templateTypes)('G-296 template %s', (template) => {
  test('has a picture of its own that moves and comes to rest', () => {
    const picture = drawn(<TemplateMiniature template_type={template} />);
    expect(picture).toContain('aria-hidden="true"');
    expect(picture).toContain('animation-delay');
    const others = templateTypes.filter((other) => other !== template);
    for (const other of others) expect(drawn(<TemplateMiniature template_type={other} />)).not.toBe(picture);
  });

  test('says under its name how it is played and made', () => {
    expect(wordsOf(<GuidelineTitle template_type={template} />)).toContain(templates[template].label);
    const words = guideline(template);
    expect(words).toContain(english.play[template]);
    expect(words).not.toMatch(/guideline[.:]|\{\{/);
  });

  test.each(languages)('G-297 G-301 G-302 names every limit of %s content', (language) => {
    const words = guideline(template, language);
    const numbers = guidelineRows(template, language).flatMap(({ chars, size, count }) => [
      ...(chars === undefined ? [] : [`${chars.replace('-', '–')} characters`]),
      ...(size ? [`${size.width} × ${size.height}`] : []),
      ...(count ? [String(count.max)] : []),
    ]);
    expect(numbers.filter((number) => !words.includes(number))).toEqual([]);
  });
});

test('G-300 G-306 every kind of round says something else', () => {
  const all = templateTypes.map((template) => guideline(template));
  expect(new Set(all).size).toBe(templateTypes.length);
});

test('G-302 other languages have numbers of their own', () => {
  expect(guideline('matching', 'english')).toContain('145 characters');
  for (const language of ['urdu', 'pashto', 'dari'] as const)
    expect(guideline('matching', language)).toContain('120 characters');
});

test('G-047 cards that come in pairs are counted in pairs too', () => {
  for (const template of templateTypes) {
    const isPairs = templates[template].inPairs;
    expect([template, guideline(template).includes('at most 8 pairs')]).toEqual([template, isPairs]);
    expect([template, guideline(template).includes('at most 4 pairs')]).toEqual([template, isPairs]);
  }
});

test('G-303 G-304 G-305 G-308 the game of many kinds, dragging and vertical sorting explain themselves in a text', () => {
  const generic = Object.values(games).filter((game) => game.guideline === 'generic');
  expect(generic.map((game) => game.content_type)).toEqual(['rumble_in_the_jumble', 'kampong', 'puzzle']);
  const inGame = wordsOf(<Guideline template_type="mcq" language="english" game="rumble_in_the_jumble" />);
  expect(inGame).toContain(english.guideline.games.rumble_in_the_jumble);
  expect(guideline('mcq')).not.toContain(english.guideline.games.rumble_in_the_jumble);
  expect(guideline('matching_drag_drop')).toContain(english.generic.matching_drag_drop);
  expect(guideline('sorting_vertical')).toContain(english.generic.sorting_vertical);
  expect(gameOf('matching')?.guideline).toBe('table');
});

test('G-306 G-309 in Jungle Gym each kind of question has a guideline of its own, with its own numbers', () => {
  const inGame = games.jungle_gym_primary.templates.map((template) =>
    wordsOf(<Guideline template_type={template} language="english" game="jungle_gym_primary" />),
  );
  expect(new Set(inGame).size).toBe(3);
  for (const words of inGame) expect(words).toContain(english.guideline.games.jungle_gym_primary);
  expect(inGame[1]).toContain('768');
  expect(inGame[2]).toContain('95');
  expect(guideline('mcq')).not.toContain('768');
});

test('G-307 C-646 a kind of round without a guideline says so', () => {
  expect(guideline('labeling' as TemplateType)).toContain('Guidelines unavailable');
});

test('G-298 G-299 the dialog is there only while it is opened', () => {
  const dialog = (opened: boolean): string =>
    wordsOf(
      <door.GuidelineDialog opened={opened} onClose={() => {}} template_type="mcq" language="english" />,
    );
  expect(dialog(false).trim()).toBe('');
});

test('the editor finds guideline and tour behind the same door', () => {
  const parts = Object.keys(door).filter((name) => /^[A-Z]/.test(name));
  expect(parts.toSorted()).toEqual(['GuidelineDialog', 'TutorialDialog']);
});

test('from the right everything is mirrored but signs, and Arabic letters stand in the code', async () => {
  await i18next.changeLanguage('ur');
  expect(languageOfLocale(localeOf('urdu'))).toBe('urdu');
  const code = drawn(<TemplateMiniature template_type="crack_the_code" />);
  expect(code).toContain('translate(160 0) scale(-1 1)');
  expect(code).toContain('درس'[0]);
  expect(guideline('mcq', 'urdu')).toContain(urdu.play.mcq);
  await i18next.changeLanguage('en');
});
