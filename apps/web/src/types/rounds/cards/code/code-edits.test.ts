import { readCipherKey } from '@takhti/content-types/rounds';
import { languageRecords, languages } from '@takhti/domain';
import { expect, test } from 'vitest';
import { encrypted, isInStep, keyKind, mixedAlphabet, withCode, type CodeRound } from './code-edits.ts';

const code: CodeRound = {
  template_type: 'crack_the_code',
  questionId: 1,
  game: '',
  question: '',
  qContent: { image: '', imageAlt: '', audio: '' },
  hint: '',
  instruction: '',
  language: 'english',
  cipher_key: '3',
  decrypted_statment: 'Ab',
  encrypted_statment: 'DE',
};

test('the coded text follows the statement and the key', () => {
  expect(withCode(code, { decrypted_statment: 'Abc' }, 'english').encrypted_statment).toBe('DEF');
  expect(withCode(code, { cipher_key: '1' }, 'english').encrypted_statment).toBe('BC');
});

test('a code that was edited by hand stays until it is made again', () => {
  const own = { ...code, encrypted_statment: 'D-E' };
  expect(isInStep(own, 'english')).toBe(false);
  const next = withCode(own, { decrypted_statment: 'Abc' }, 'english');
  expect(next.encrypted_statment).toBe('D-E');
  expect(encrypted(next, 'english').encrypted_statment).toBe('DEF');
});

test('G-171 a key that does not work yet changes nothing, and one that works again is followed', () => {
  const broken = withCode(code, { cipher_key: 'A B C' }, 'english');
  expect(broken.encrypted_statment).toBe('DE');
  expect(withCode(broken, { cipher_key: '2' }, 'english').encrypted_statment).toBe('CD');
});

test.each([
  ['3', 'shift'],
  ['۳', 'shift'],
  ['', 'shift'],
  ['99', 'shift'],
  ['Q W E', 'order'],
])('the key %j is a %s', (key, kind) => {
  expect(keyKind(key)).toBe(kind);
});

test.each(languages)('a mixed alphabet of %s is a key that works', (language) => {
  const key = readCipherKey(mixedAlphabet(language, 'seed'), language);
  expect(key?.size).toBe(languageRecords[language].letters.length);
});
