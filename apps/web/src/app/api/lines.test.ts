import { expect, test } from 'vitest';
import { lastLine, lineReader } from './lines.ts';

test('each line of a growing text is handed out once, when it is whole', () => {
  const lines: string[] = [];
  const read = lineReader((line) => lines.push(line));
  read('{"a":');
  expect(lines).toEqual([]);
  read('{"a":1}\n\n{"b"');
  read('{"a":1}\n\n{"b":2}\n');
  expect(lines).toEqual(['{"a":1}', '{"b":2}']);
});

test('the last line is the one that is not empty', () => {
  expect(lastLine('one\ntwo\n\n')).toBe('two');
  expect(lastLine('')).toBe('');
});
