import { expect, test } from 'vitest';
import { keptCertificate } from './kept-certificate.ts';

// As it was kept once: never edited.
const issued = {
  code: 'K7QXWM2PTR9A',
  title: 'ریاضی کا مقابلہ',
  language: 'urdu',
  name: 'Zara',
  school: 'Lahore',
  grade: 'Grade 5',
  levels: 3,
  points: 225,
  issued_on: '2026-11-20T09:30:00.000Z',
  timezone: 'Asia/Karachi',
};

test('a certificate opens for ever as it was issued, also one without a version', () => {
  expect(keptCertificate.openKept(issued)).toEqual(issued);
  expect(keptCertificate.openKept({ ...issued, schema_version: 1 })).toEqual(issued);
});

test('a new certificate has its version', () => {
  expect(keptCertificate.toKeep(keptCertificate.openKept(issued))).toEqual({ ...issued, schema_version: 1 });
});

test('a malformed certificate is a fault', () => {
  expect(() => keptCertificate.openKept({ ...issued, points: '225' })).toThrow('cannot be read: points');
});
