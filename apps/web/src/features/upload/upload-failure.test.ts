import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { failureOf, refusalOf, UploadRefusal } from './upload-failure.ts';

test('a file that will never fit is not offered for another try', () => {
  const told = { text: 'problems:uploads.too_large', canRetry: false };
  expect(failureOf(new UploadRefusal('uploads.too_large'))).toEqual(told);
  expect(failureOf(new Problem('uploads.too_large'))).toEqual(told);
});

test('a file that only did not arrive may be sent again', () => {
  expect(failureOf(new TypeError('offline'))).toEqual({ text: 'common:upload.not_sent', canRetry: true });
  expect(failureOf(new Problem('container.forbidden'))).toMatchObject({ canRetry: true });
});

test('what is wrong with the content object is the page’s to tell', () => {
  expect(refusalOf(new Problem('container.read_only'))).toBeNull();
  expect(refusalOf(new Problem('uploads.not_a_sound'))).toBe('uploads.not_a_sound');
});
