import { readdirSync, readFileSync } from 'node:fs';
import { offeredContentTypes } from '@takhti/content-types';
import { messages } from '@takhti/content-types/message-texts';
import { problemMessages, problems } from '@takhti/contract';
import {
  contentTypes,
  grades,
  languageOfLocale,
  languageRecords,
  standardRoles,
  typesWith,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import { namespaces } from './namespaces.ts';

type Flat = Readonly<Record<string, string>>;

const folder = (locale: string): string => new URL(`./${locale}/`, import.meta.url).pathname;

function read(locale: string, namespace: string): Flat {
  if (locale === 'en' && namespace === 'problems') return problemMessages;
  const own = readFile(locale, namespace);
  return locale === 'en' && namespace === 'editor' ? { ...own, ...flatten({ messages }) } : own;
}

function readFile(locale: string, namespace: string): Flat {
  return flatten(JSON.parse(readFileSync(`${folder(locale)}${namespace}.json`, 'utf8')));
}

function flatten(tree: Record<string, unknown>, prefix = ''): Flat {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as Record<string, unknown>, `${prefix}${key}.`)),
    ),
  );
}

function placeholders(text: string): string[] {
  return Array.from(text.matchAll(/\{\{[^}]*\}\}/g), ([found]) => found.replaceAll(' ', '')).toSorted();
}

const keysOf = (texts: Flat): string[] => Object.keys(texts).toSorted();

describe.each(locales)('%s', (locale) => {
  test('C-049 has the file of every feature, and no other', () => {
    const files = readdirSync(folder(locale)).toSorted();
    const wanted = namespaces.filter((name) => locale !== 'en' || name !== 'problems');
    expect(files).toEqual(wanted.map((name) => `${name}.json`).toSorted());
  });

  test.each(namespaces)(
    '%s has the keys of English, each with words and the same placeholders',
    (namespace) => {
      const [english, own] = [read('en', namespace), read(locale, namespace)];
      expect(keysOf(own)).toEqual(keysOf(english));
      expect(keysOf(own).filter((key) => own[key]?.trim() === '')).toEqual([]);
      const marks = (texts: Flat): Record<string, string[]> =>
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholders(text)]));
      expect(marks(own)).toEqual(marks(english));
    },
  );

  test('every problem of the contract has its words, and no other', () => {
    expect(keysOf(read(locale, 'problems'))).toEqual(Object.keys(problems).toSorted());
  });

  test('every content type, standard role and worded grade has its words', () => {
    const common = read(locale, 'common');
    const wanted = [
      ...Object.keys(contentTypes).map((type) => `types.${type}`),
      ...standardRoles.map(({ role }) => `roles.${role}`),
      ...grades.filter((grade) => !/^(\d+|K)-\d+$|^\d+$/.test(grade)).map((grade) => `grades.${grade}`),
    ];
    expect(wanted.filter((key) => !(key in common))).toEqual([]);
  });

  test('Create has a sentence for every type that can be begun, and the palette words that its name lacks', () => {
    const [common, dashboard, palette] = [
      read(locale, 'common'),
      read(locale, 'dashboard'),
      read(locale, 'palette'),
    ];
    const begun = [...offeredContentTypes, ...typesWith(({ hidden_but_creatable }) => hidden_but_creatable)];
    expect(begun.filter((type) => !(`create.about.${type}` in dashboard))).toEqual([]);
    const wordsIn = (text = ''): string[] => text.toLowerCase().split(' ').filter(Boolean);
    const unfound = begun.filter((type) => {
      const named = new Set(wordsIn(common[`types.${type}`]));
      return wordsIn(palette[`words.${type}`]).every((word) => named.has(word));
    });
    expect(unfound).toEqual([]);
  });
});

test.each(locales.filter((locale) => locale !== 'en'))(
  'what an import finds is told in words of %s, not by headings of the file',
  (locale) => {
    const found = Object.entries(read(locale, 'editor')).filter(
      ([key, text]) => key.startsWith('messages.import.') && /CorrectFeedback|Correct |Blank\{/.test(text),
    );
    expect(found).toEqual([]);
  },
);

test('the messages of findings stand in no English file a second time', () => {
  const declared = new Set(Object.keys(flatten({ messages })));
  expect(Object.keys(readFile('en', 'editor')).filter((key) => declared.has(key))).toEqual([]);
});

test('C-1016 C-1017 C-1018 C-1019 C-1024 C-995 C-996 C-1007 the texts that the specification gives are exact', () => {
  const [common, problem, launch] = [read('en', 'common'), read('en', 'problems'), read('en', 'launch')];
  expect(common['failures.invalid_request']).toBe('Something went wrong, please contact administration');
  expect(problem['account.session_expired']).toBe('Your session has expired, please login and try again.');
  expect(common['failures.system_error']).toBe('Oops, System error detected. We are working to fix it.');
  expect(common['failures.missing_params']).toBe(
    'Important params are missing. Please provide those params and try again.',
  );
  expect(common['failures.unauthorized']).toBe('Unauthorized user.');
  expect(launch['refused']).toBe('Un authorized user. Please login and try again.');
  expect(launch['missing']).toBe('Missing URL parameter: {{name}}');
  expect(common['retry_dialog.title']).toBe('Something went wrong');
  expect(common['retry_dialog.text']).toMatch(/check your internet connection and try again/);
});

test('C-705 C-697 C-699 C-701 the texts of the login form are exact', () => {
  const account = read('en', 'account');
  expect(account['login.invalid_email']).toBe('Invalid email');
  expect(account['login.enter_credentials']).toBe('Please enter credentials');
  expect(account['login.invalid_password']).toBe('Invalid password');
});

// Codes of standards keep their digits, as "QTI 3.0" and "UTF-8" do.
test.each([
  ['ur', /[۰-۹]/],
  ['ps', /\d/],
  ['prs', /\d/],
])('the digits in texts of %s are those that its numbers have', (locale, other) => {
  const odd = namespaces.flatMap((namespace) =>
    Object.entries(read(locale, namespace))
      .filter(([, text]) =>
        other.test(text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/[A-Za-z][\w.-]*(?: [\d.]+)?/g, '')),
      )
      .map(([key, text]) => `${namespace}:${key}: ${text}`),
  );
  expect(odd).toEqual([]);
});

test('no text of a language in Arabic letters is English that was forgotten', () => {
  const forgotten = locales
    .filter((locale) => languageRecords[languageOfLocale(locale)].script === 'arabic')
    .flatMap((locale) =>
      namespaces.flatMap((namespace) =>
        Object.entries(read(locale, namespace))
          .filter(
            ([, text]) => /[a-z]{3}/i.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')) && !/[؀-ۿ]/.test(text),
          )
          .map(([key]) => `${locale}/${namespace}:${key}`),
      ),
    );
  expect(forgotten).toEqual([]);
});
