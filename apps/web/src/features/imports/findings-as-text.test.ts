import { expect, test } from 'vitest';
import { findingsAsText, findingsFileName } from './findings-as-text.ts';

test('findings can be kept as a text file, a line each, whatever breaks are in a cell', () => {
  const text = findingsAsText([
    ['Row', 'What is wrong'],
    ['3', 'Question 2\nis missing'],
  ]);
  expect(text).toBe('\uFEFFRow\tWhat is wrong\r\n3\tQuestion 2 is missing\r\n');
});

test('their file is called by that in which they are', () => {
  expect(findingsFileName('سوالات 6.v2.xlsx')).toBe('سوالات 6.v2 findings.txt');
  expect(findingsFileName('questions')).toBe('questions findings.txt');
});
