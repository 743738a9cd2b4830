import { hasErrors } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { judgeProposal, questionOf, readBody, readElement, canonicalTextOf, type Others } from './index.ts';

const facts = { language: 'english', difficulty: 4, taxonomy: 'Apply' } as const;
const nothing = { isKnown: () => false, isProposed: () => false };
const element = {
  question: 'Where does rain come from?',
  options: ['Clouds', 'Stones', 'Trees', 'Roads'],
  answer: ' clouds ',
  feedback: 'Yes, from clouds.',
  incorrect_feedback: 'Look up when it rains.',
};
const right = { ...element, answer: 'Clouds' };
const keysOf = (
  kind: 'mcqs' | 'blanks' | 'crossword',
  body: unknown,
  others: Others = nothing,
  of: object = {},
) => judgeProposal(kind, body, { ...facts, ...of }, others, 4).map(({ message }) => message);

describe('what a model wrote', () => {
  test('D-41 a question says which option is right by its place, told in words', () => {
    expect(readElement('mcqs', right)).toMatchObject({ correct: 0, options: element.options });
  });

  test.each([
    ['names none of the options', { ...right, answer: 'Rain' }],
    ['names two that are the same', { ...right, options: ['Clouds', 'Clouds', 'a', 'b'] }],
    ['is written in other letters', element],
  ])('D-41 an answer that %s marks none, and cannot be kept so', (_what, given) => {
    const body = readElement('mcqs', given);
    expect(body).toMatchObject({ correct: null });
    expect(hasErrors(judgeProposal('mcqs', body, facts, nothing, 4))).toBe(true);
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { question: 1 },
    { ...right, options: 'a' },
    { ...right, question: 'x'.repeat(2_001) },
  ])('%j is no question', (given) => {
    expect(readElement('mcqs', given)).toBeNull();
  });

  test('its words are text, whatever they look like, and carry no unseen signs', () => {
    const body = readElement('mcqs', {
      ...right,
      question: '<img src=x onerror=alert(1)> & \u202Eso\u200B\u{E0041}\uFEFF\u0000',
      options: ['Clouds', '<script>alert(1)</script>', 'b', 'c'],
    });
    const doc = questionOf('mcqs', body, facts);
    expect(doc).toMatchObject({
      question: '<p>&lt;img src=x onerror=alert(1)&gt; &amp;  so</p>',
      option2: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      correct1: 'Y',
      correct2: 'N',
      difficulty: 4,
      taxonomy: 'Apply',
    });
  });

  test('a sentence with lines to write on becomes blanks with their answers', () => {
    const body = readElement('blanks', {
      question: 'Water ___ at 100 degrees and ____ at 0.',
      answers: [['boils'], ['freezes', 'turns to ice']],
      feedback: 'Yes.',
      incorrect_feedback: 'Think of tea and of winter.',
    });
    expect(questionOf('blanks', body, facts)?.json_data).toMatchObject({
      blank_answers_json: [
        { blankNo: 1, blanks: ['boils'] },
        { blankNo: 2, blanks: ['freezes', 'turns to ice'] },
      ],
    });
    expect(hasErrors(judgeProposal('blanks', body, facts, nothing, 4))).toBe(false);
  });
});

describe('G-429 D-41 a proposal is judged as the work of a person is', () => {
  const body = readElement('mcqs', right);
  const canonicalText = canonicalTextOf('mcqs', body, facts);

  test('a good one has no findings', () => {
    expect(keysOf('mcqs', body)).toEqual([]);
  });

  test('a duplicate of the bank, or of an earlier proposal, is marked', () => {
    expect(keysOf('mcqs', body, { ...nothing, isKnown: (other: string) => other === canonicalText })).toEqual(
      ['generated.known'],
    );
    expect(
      keysOf('mcqs', body, { ...nothing, isProposed: (other: string) => other === canonicalText }),
    ).toEqual(['generated.repeated']);
  });

  test('two equal options are an error, as in the editor', () => {
    const equal = readBody('mcqs', { ...body, options: ['Clouds', 'Stones', 'Stones', 'Roads'] });
    expect(keysOf('mcqs', equal)).toEqual(['mcq.option_duplicate']);
  });

  test('another script, and letters of a neighbour, are told', () => {
    expect(keysOf('mcqs', body, nothing, { language: 'urdu' })).toEqual(['generated.other_script']);
    const pashto = { word: 'ښوونځی', clue: 'ټول هلته زده کړه کوي' };
    expect(keysOf('crossword', pashto, nothing, { language: 'pashto' })).toEqual([]);
    expect(judgeProposal('crossword', pashto, { ...facts, language: 'urdu' }, nothing, 4)).toEqual([
      expect.objectContaining({ message: 'generated.foreign_letters', values: { letters: 'ښ ځ ټ ه ړ ي' } }),
    ]);
  });

  test('a sentence that is too long to read is told', () => {
    const long = { ...body, question: `${'very '.repeat(26)}long?` };
    expect(keysOf('mcqs', long)).toEqual(['reading.long_sentence']);
  });

  test('a word without its clue is an error', () => {
    expect(keysOf('crossword', { word: 'rain', clue: '' })).toEqual(['generated.empty']);
  });
});
