import { readFileSync } from 'node:fs';
import { languageRecords, languages } from '@takhti/domain';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test.each(languages.filter((language) => languageRecords[language].fonts.length > 0))(
  '%s is set in the fonts that are fetched for it',
  (language) => {
    const [primary = ''] = languageRecords[language].tag.split('-', 1);
    expect(css).toContain(`:root:lang(${primary})`);
  },
);
