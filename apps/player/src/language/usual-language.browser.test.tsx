import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from './chosen-language.ts';
import { usualLanguage } from './usual-language.ts';

afterEach(() => localStorage.clear());

test('what no content gives a language to is in the one that was chosen, here first and then in the studio', () => {
  localStorage.setItem('takhti.language', 'nobody-speaks-it');
  expect(usualLanguage()).toBe('english');
  localStorage.setItem('takhti.language', 'ur');
  expect(usualLanguage()).toBe('urdu');
  chooseLanguage('pashto');
  expect(usualLanguage()).toBe('pashto');
});
