import { describe, expect, test } from 'vitest';
import { documentModel, mostFiles } from '../document/model.ts';
import { filesModels } from '../models.ts';

const id = (n: number): string => `0190a1b2-0000-7000-8000-00000000${1000 + n}`;
const file = (name: string, alt = '', n = 1) => ({ path: `/files/${id(n)}`, name, bytes: 9, alt });
const facts = { total_questions: 0 };
const doc = (...files: object[]): object => ({ schema_version: 1, description: '', files });
const told = (type: keyof typeof filesModels, stored: object, stage: 'save' | 'submit' = 'submit') =>
  filesModels[type].check(stored, stage, facts).map(({ path, message }) => [path.join('.'), message]);

describe('C-016 C-017 C-019 C-020 the file of', () => {
  test.each([
    ['document', 'a.pdf'],
    ['zip', 'a.zip'],
    ['html_zip', 'a.zip'],
    ['e_book', 'a.epub'],
  ] as const)('%s is asked for when it is submitted, not before', (type, name) => {
    expect(told(type, doc(), 'save')).toEqual([]);
    expect(told(type, doc())).toEqual([['files', 'files.file_required']]);
    expect(told(type, doc(file(name)))).toEqual([]);
  });

  test.each([
    ['document', file('a.epub')],
    ['zip', file('a.pdf')],
    ['html_zip', file('a.html')],
    ['e_book', file('a.zip')],
    ['document', { ...file('a.pdf'), path: 'https://example.org/a.pdf' }],
    ['zip', { ...file('a.zip'), path: '' }],
  ] as const)('%s is nothing else', (type, other) => {
    expect(told(type, doc(other), 'save')).toEqual([['files.0', 'files.wrong_file']]);
  });

  test('a package is one, a document are several', () => {
    expect(told('zip', doc(file('a.zip'), file('b.zip')))).toEqual([['files', 'files.files_many']]);
    const many = Array.from({ length: mostFiles + 1 }, (_, n) => file('a.pdf', '', n));
    expect(told('document', doc(...many.slice(1)))).toEqual([]);
    expect(told('document', doc(...many))).toEqual([['files', 'files.files_many']]);
  });
});

test('a picture of a document wants words for those who cannot see it, and can go without', () => {
  expect(documentModel.check(doc(file('a.webp')), 'submit', facts)).toMatchObject([
    { path: ['files', 0, 'alt'], severity: 'warning', message: 'files.alt_missing' },
  ]);
  expect(told('document', doc(file('a.webp', 'A river')))).toEqual([]);
});

test('a file that loses its address goes, the others stay as they are', () => {
  const kept = documentModel.mapMedia(doc(file('a.pdf', '', 1), file('b.pdf', '', 2)), (address) =>
    address.endsWith('1001') ? '' : address,
  );
  expect(kept).toEqual(doc(file('b.pdf', '', 2)));
});

describe('G-406 a file on Google Drive', () => {
  const path = 'https://docs.google.com/presentation/d/1/edit?usp=drive_web';
  const link = { path, name: 'River.webp', bytes: 0, alt: '' };
  test('is one of a document, without words for a picture, and stays where all others go', () => {
    expect(told('document', doc(link))).toEqual([]);
    expect(documentModel.mapMedia(doc(link, file('a.pdf')), () => '')).toEqual(doc(link));
  });

  test.each([
    'http://docs.google.com/a',
    'https://docs.google.com.example.org/a',
    'https://example.org/https://docs.google.com/a',
    'https://docs.google.com/"onerror="a',
  ])('%s is none', (other) => {
    expect(told('document', doc({ ...link, path: other, alt: 'A river' }), 'save')).toEqual([
      ['files.0', 'files.wrong_file'],
    ]);
  });

  test('is nothing that plays or is packed', () => {
    expect(told('zip', doc({ ...link, name: 'a.zip' }), 'save')).toEqual([['files.0', 'files.wrong_file']]);
  });
});

describe('G-478 a game that was made elsewhere', () => {
  const game = (link: string, ...files: object[]): object => ({ ...doc(...files), link });
  test('has an address or a zip that plays, or both, when it is submitted', () => {
    expect(told('game', game(''), 'save')).toEqual([]);
    expect(told('game', game(''))).toEqual([['link', 'game.nothing_to_play']]);
    expect(told('game', game('https://example.org/a'))).toEqual([]);
    expect(told('game', game('', file('a.zip')))).toEqual([]);
    expect(told('game', game('https://example.org/a', file('a.zip')))).toEqual([]);
  });

  test('keeps neither an address that must not be opened nor another file', () => {
    expect(told('game', game('javascript:alert(1)'), 'save')).toEqual([['link', 'link.link_protocol']]);
    expect(told('game', game('', file('a.pdf')), 'save')).toEqual([['files.0', 'files.wrong_file']]);
  });
});
