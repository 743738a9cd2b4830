import { expect, test } from 'vitest';
import { findingsAsText } from './findings-as-text.ts';

test('findings can be kept as a text file, a line each, whatever breaks are in a cell', () => {
  const text = findingsAsText([
    ['Row', 'What is wrong'],
    ['3', 'Question 2\nis missing'],
  ]);
  expect(text).toBe('\uFEFFRow\tWhat is wrong\r\n3\tQuestion 2 is missing\r\n');
});
