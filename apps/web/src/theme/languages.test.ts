import { readFileSync } from 'node:fs';
import { languageRecords, languages, localeOf } from '@takhti/domain';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./languages.css', import.meta.url), 'utf8');

test.each(languages)('it is said how %s is set', (language) => {
  expect(css).toContain(`\n[lang='${localeOf(language)}']`);
});

test.each(languages.filter((language) => languageRecords[language].script === 'arabic'))(
  'lines of the interface have room for %s',
  (language) => {
    expect(css).toContain(`\n:root[lang='${localeOf(language)}']`);
    expect(css).toContain(`:root[lang='${localeOf(language)}'] .mantine-Input-input`);
  },
);
