import { expect, test } from 'vitest';
import { decrypt, encrypt, readCipherKey } from '../../index.ts';

test.each([
  ['english', '3', 'Zebra!', 'CHEUD!'],
  ['urdu', '1', 'ہاں', 'ھبو'],
  ['dari', '۱', 'آب', 'اپ'],
] as const)('in %s a shift of %s turns %s into %s and back', (language, key, plain, coded) => {
  const cipher = readCipherKey(key, language)!;
  expect(encrypt(plain, cipher)).toBe(coded);
  expect(decrypt(coded, cipher)).toBe(plain.toUpperCase());
});

test('G-171 a key is a shift within the alphabet or the alphabet in another order', () => {
  const mirrored = 'zyxwvutsrqponmlkjihgfedcba';
  expect(encrypt('abc', readCipherKey(mirrored, 'english')!)).toBe('ZYX');
  for (const wrong of ['0', '26', '1.5', '', 'ABC', 'abcdefghijklmnopqrstuvwxyz', mirrored.replace('z', 'y')])
    expect(readCipherKey(wrong, 'english')).toBeNull();
});
