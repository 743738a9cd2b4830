import { z } from 'zod';
import { expect, test } from 'vitest';
import { faultForLog } from './fault-for-log.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const withStackOf = (error: Error, frame: string): Error =>
  Object.assign(error, { stack: `${error.name}: ${error.message}\n    at ${frame}` });

test('messages of our own code are logged, with their position', () => {
  const fault = faultForLog(new Error('a document is a JSON tree'));
  expect(fault).toMatchObject({ name: 'Error', code: '', message: 'a document is a JSON tree' });
  expect(fault.stack).toContain('fault-for-log.test.ts');
  expect(fault.stack).not.toContain('a document');
});

test('a full disk and a lost database are told in their words, a rule of the database by its name', () => {
  const full = Object.assign(new Error('could not extend file "base/5/1234"'), { code: '53100' });
  expect(faultForLog(full)).toMatchObject({ code: '53100', message: 'could not extend file "base/5/1234"' });
  const rule = Object.assign(new Error('duplicate key'), {
    code: '23505',
    table: 'skills',
    constraint: 'skills_pkey',
  });
  expect(faultForLog(rule)).toMatchObject({ message: '', rule: 'skills skills_pkey' });
});

test.each([
  ['a parser of JSON', thrownBy(() => JSON.parse('Zarghuna'))],
  ['a parser of numbers', thrownBy(() => BigInt('Zarghuna'))],
  ['a schema', thrownBy(() => z.strictObject({}).parse({ Zarghuna: 1 }))],
  [
    'a library',
    withStackOf(new Error('Zarghuna'), 'parse (/srv/node_modules/pg-protocol/dist/parser.js:1:1)'),
  ],
  [
    'a library that lies in a folder of ours',
    withStackOf(new Error('Zarghuna'), 'f (/srv/packages/domain/src/node_modules/x.js:1:1)'),
  ],
  ['something with a code', Object.assign(new Error('Zarghuna'), { code: '23505' })],
  ['no error at all', 'Zarghuna'],
])('the words of %s are not', (_what, error) => {
  expect(JSON.stringify(faultForLog(error))).not.toContain('Zarghuna');
});
