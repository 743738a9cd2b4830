import { expect, test } from 'vitest';
import { sampleDocs } from '../exchange/testing/samples.ts';
import { readJson } from './read-json.ts';

const defaults = { kind: 'mcq', language: 'urdu' } as const;
const told = (text: string, kind: 'mcq' | 'fill_in_the_blank' = 'mcq'): string[] => {
  const { findings, candidates } = readJson(text, { ...defaults, kind });
  return [...findings, ...candidates.flatMap((candidate) => candidate.findings)].map(
    ({ message }) => message,
  );
};

test.each(['mcq', 'fill_in_the_blank'] as const)('questions of kind %s come back as they went', (kind) => {
  const questions = sampleDocs[kind];
  const head = { schema_version: 1, content_type: kind, title: 'A bank' };
  for (const file of [{ ...head, questions }, questions]) {
    const { findings, candidates } = readJson(JSON.stringify(file), { ...defaults, kind });
    expect(findings).toEqual([]);
    expect(candidates.map(({ doc }) => doc)).toEqual(questions);
    expect(candidates.flatMap((candidate) => candidate.findings)).toEqual([]);
  }
});

test('what is left out is as in a new question of the bank', () => {
  const given = { question: '<p>1 + 1?</p>', option1: '<p>2</p>', correct1: 'Y', option2: '<p>3</p>' };
  const [candidate] = readJson(JSON.stringify([given]), defaults).candidates;
  expect(candidate?.doc).toMatchObject({ ...given, content_type: 'mcq', language: 'urdu', past_paper: 0 });
});

test.each([
  ['{"questions": [\n{"question":', ['Line 2 is not JSON']],
  ['[\n\n{"a" "b"}]', ['Line 3 is not JSON']],
  ['{"records": []}', ['The file does not contain a list of questions in the format of our JSON export']],
  ['"a"', ['The file does not contain a list of questions in the format of our JSON export']],
  ['[]', ['There are no questions in the file']],
  [JSON.stringify(Array.from({ length: 10_001 }, () => 1)), ['A file can hold at most 10000 questions']],
  ['[7]', ['The file does not contain a list of questions in the format of our JSON export']],
  ['[{"content_type":"essay"}]', ['Question 1 is of a kind that is not supported: essay']],
  [
    '{"content_type":"fill_in_the_blank","questions":[{}]}',
    ['Question 1 is of a different kind from the questions in this bank'],
  ],
])('%s is told with its place', (text, messages) => {
  expect(told(text)).toEqual(messages);
});

test('each field of a question that cannot be read is named', () => {
  const [question] = sampleDocs.mcq;
  const messages = told(JSON.stringify([{ ...question, difficulty: 11, past_paper: 7 }]));
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('difficulty: ');
  expect(messages[1]).toContain('past_paper: ');
});

test('100,000 levels inside each other are refused and stop nothing', () => {
  expect(told('['.repeat(100_000))).toEqual(['Line 1 is not JSON']);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(told(deep)).toEqual([
    'The file does not contain a list of questions in the format of our JSON export',
  ]);
});
