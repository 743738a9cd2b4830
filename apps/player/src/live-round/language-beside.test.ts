import { expect, test } from 'vitest';
import { languageBeside } from './language-beside.ts';

test('a phone in Urdu leads on in Urdu through English questions; one in English takes the language of the content', () => {
  expect(languageBeside('urdu', 'english')).toBe('urdu');
  expect(languageBeside('pashto', 'dari')).toBe('pashto');
  expect(languageBeside('english', 'urdu')).toBe('urdu');
  expect(languageBeside('english', 'english')).toBe('english');
});
