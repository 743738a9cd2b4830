import { languageRecords, languages } from '@takhti/domain';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import en from './en.json';
import ps from './ps.json';
import { common, sections } from './catalogues.ts';
import { loadSection } from './loaded.ts';
import { createTexts, englishTexts, loadTexts } from './texts.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([whole]) => whole).toSorted();

const others = languages.filter((language) => language !== 'english');
const files = Object.entries<typeof common | (typeof sections)[keyof typeof sections]>({
  common,
  ...sections,
});
const catalogues = await Promise.all(
  files.flatMap(([name, file]) =>
    languages.map(async (language) => ({
      name,
      language,
      english: textsOf(await file.english()),
      texts: textsOf(await file[language]()),
    })),
  ),
);
const translated = catalogues.filter(({ language }) => language !== 'english');

function textsOf(file: { readonly default: Readonly<Record<string, string>> }): Map<string, string> {
  return new Map(Object.entries(file.default));
}

describe.each(translated)('the $name texts in $language', ({ english, texts }) => {
  test('have every key of the English ones, and no other', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test.each([...english])('%s is translated and takes the same values', (key, said) => {
    const text = texts.get(key) ?? '';
    expect(text.trim()).not.toBe('');
    expect(text).not.toBe(said);
    expect(placeholders(text)).toEqual(placeholders(said));
  });
});

test('no key stands in two files, and the pages of one family alone use those of its file', () => {
  const keys = catalogues
    .filter(({ language }) => language === 'english')
    .flatMap(({ name, texts }) => [...texts.keys()].map((key) => ({ name, key })));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);

  const src = path.join(import.meta.dirname, '..');
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(src, file), 'utf8') }));
  const elsewhere = keys.flatMap(({ name, key }) => {
    if (name === 'common') return [];
    const stem = key.replace(/_(one|other)$/, '');
    return modules
      .filter(({ file, code }) => !file.startsWith(roomOf(name)) && uses(code, key, stem))
      .map(({ file }) => `${file} uses ${key}`);
  });
  expect(elsewhere).toEqual([]);
});

// A bot is a page of the family of files, with texts of its own; a live round and a package are no types. What only some games of
// rounds show is in a room of that of all rounds; a crossword is a round among them.
function roomOf(section: string): string {
  if (section === 'live') return 'live-round';
  if (['attendance', 'packaged', 'result'].includes(section)) return section;
  if (section === 'hand_in') return 'hand-in';
  if (section === 'bots') return path.join('types', 'files', 'ai-bot');
  if (section === 'crosswords') return path.join('types', 'rounds');
  return ['clues', 'scenes', 'teams'].includes(section)
    ? path.join('types', 'rounds', section)
    : path.join('types', section);
}

function uses(code: string, key: string, stem: string): boolean {
  return code.includes(`t('${key}'`) || code.includes(`plural('${stem}'`);
}

const foreign = {
  urdu: /[كيىېۍړږښګڼټډځڅ]/g,
  // Pashto writes both yehs, and tells words apart by them.
  pashto: /[كىگڈٹڑےۓہھ]/g,
  dari: /[كيىےہھںٹڈڑېۍړږښګڼټډ]/g,
} as const;

test.each(translated)(
  'the $name texts in $language are written with its own letters',
  ({ language, texts }) => {
    if (language === 'english') return;
    expect([...texts.values()].join(' ').match(foreign[language]) ?? []).toEqual([]);
  },
);

test('values are filled in, numbers in the digits of the language', async () => {
  await loadSection('assessments');
  const dari = await loadTexts('dari');
  expect(englishTexts.t('question_of', { n: 3, total: 12 })).toBe('Question 3 of 12');
  expect(dari.t('question_of', { n: 3, total: 12 })).toBe('سوال ۳ از ۱۲');
  expect(createTexts('pashto', ps).clock(75)).toBe('۱:۱۵');
});

test('counts choose singular and plural', () => {
  expect(englishTexts.plural('unanswered', 1)).toBe('1 question has no answer yet');
  expect(englishTexts.plural('unanswered', 2)).toBe('2 questions have no answer yet');
});

test('a clock shows hours only when there are any', () => {
  expect(englishTexts.clock(0)).toBe('0:00');
  expect(englishTexts.clock(3599)).toBe('59:59');
  expect(englishTexts.clock(3661)).toBe('1:01:01');
});

test.each(others)('%s is loaded on demand and written in its own direction', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.dir).toBe(languageRecords[language].direction);
  expect(texts.t('next')).not.toBe(en.next);
});
