import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { failureOf, refusalOf, UploadRefusal } from './upload-failure.ts';

test('a file that will never fit is not offered for another try', () => {
  const told = { text: 'problems:uploads.too_large', canRetry: false };
  expect(failureOf(new UploadRefusal('uploads.too_large'))).toEqual(told);
  expect(failureOf(new Problem('uploads.too_large'))).toEqual(told);
});

test.each(['request.too_large', 'request.too_heavy'] as const)(
  'what is too much for the server stays so: after %s there is no other try',
  (name) => expect(failureOf(new Problem(name))).toEqual({ text: `problems:${name}`, canRetry: false }),
);

test('a server that is busy now may take the same file later', () => {
  expect(failureOf(new Problem('request.busy'))).toMatchObject({ canRetry: true });
});

test('a file that only did not arrive may be sent again', () => {
  expect(failureOf(new TypeError('offline'))).toEqual({ text: 'common:upload.not_sent', canRetry: true });
  expect(failureOf(new Problem('container.forbidden'))).toMatchObject({ canRetry: true });
});

test('problems of the container are left to the page', () => {
  expect(refusalOf(new Problem('container.read_only'))).toBeNull();
  expect(refusalOf(new Problem('uploads.not_a_sound'))).toBe('uploads.not_a_sound');
});
