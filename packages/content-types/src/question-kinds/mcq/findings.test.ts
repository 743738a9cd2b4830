import { hasErrors, type McqDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { mcqFindings } from './findings.ts';
import { mcqKind } from './model.ts';
import { emptyMcq } from './empty.ts';
import { withOptions } from './options.ts';

const good: McqDoc = {
  ...emptyMcq('english'),
  question: '<p>2 + 2?</p>',
  option1: '<p>4</p>',
  correct1: 'Y',
  option2: '<p>5</p>',
  feedback: '<p>Yes</p>',
  json_data: { schema_version: 1, incorrect_feedback: '<p>No</p>', more_options: [] },
};
const picture = '<p><img src="/files/1" alt=""></p>';

function errorsOf(change: Partial<McqDoc>): string[] {
  return mcqFindings({ ...good, ...change })
    .filter((finding) => finding.severity === 'error')
    .map((finding) => `${finding.path.join('/')}: ${finding.message}`);
}

function warningsOf(change: Partial<McqDoc>): string[] {
  return mcqFindings({ ...good, ...change })
    .filter((finding) => finding.severity === 'warning')
    .map((finding) => `${finding.path.join('/')}: ${finding.message}`);
}

test('a good question has no findings', () => {
  expect(mcqFindings(good)).toEqual([]);
});

test('a picture wants words for those who cannot see it, wherever it stands', () => {
  const named = '<p><img alt="A well > a pond" src="/files/1"></p>';
  const more_options = [{ option: picture, correct: 'N' as const }];
  const doc = { ...good, question: named, option1: picture, json_data: { ...good.json_data, more_options } };
  expect(mcqKind.findings(doc).filter(({ message }) => message === 'question.picture_unnamed')).toEqual(
    [['option1'], ['json_data', 'more_options', 0, 'option']].map((path) => ({
      path,
      severity: 'warning',
      message: 'question.picture_unnamed',
    })),
  );
  expect(mcqKind.findings({ ...good, question: named })).toEqual([]);
});

test('a new question lacks everything that is mandatory', () => {
  expect(
    mcqFindings(emptyMcq('urdu'))
      .filter(({ severity }) => severity === 'error')
      .map(({ path }) => path),
  ).toEqual([['question'], ['option1'], ['option2'], ['correct']]);
});

test.each(['', '<p></p>', '<p> &nbsp;<br></p>'])('C-661 the question text is required: %j', (question) => {
  expect(errorsOf({ question })).toEqual(['question: question.text_required']);
});

test('a question, or an option, that is only a picture is not empty', () => {
  expect(errorsOf({ question: picture, option2: picture })).toEqual([]);
});

describe('C-662 C-663 the first two options must not be empty, and the missing one is flagged', () => {
  test('option 1', () => {
    expect(errorsOf({ option1: '<p></p>', option3: '<p>6</p>', correct3: 'Y' })).toEqual([
      'option1: mcq.option_required',
    ]);
  });
  test('option 2', () => {
    expect(errorsOf({ option2: '' })).toEqual(['option2: mcq.option_required']);
  });
  test('both', () => {
    expect(errorsOf({ option1: '', option2: '', option3: '<p>6</p>', correct3: 'Y' })).toEqual([
      'option1: mcq.option_required',
      'option2: mcq.option_required',
    ]);
  });
});

describe('C-664 duplicate options are rejected, at the later one', () => {
  test.each<[string, Partial<McqDoc>, string]>([
    ['equal', { option2: '<p>4</p>' }, 'option2'],
    ['differing in spaces only', { option3: '<p> 5&nbsp; </p>' }, 'option3'],
    ['equal pictures', { option3: picture, option4: picture }, 'option4'],
    [
      'beyond the fourth',
      { json_data: { ...good.json_data, more_options: [{ option: '<p>5</p>', correct: 'N' }] } },
      'json_data/more_options/0/option',
    ],
  ])('%s', (_what, change, path) => {
    expect(errorsOf(change)).toEqual([`${path}: mcq.option_duplicate`]);
  });

  test('different pictures are different options', () => {
    expect(errorsOf({ option3: picture, option4: picture.replace('1', '2') })).toEqual([]);
  });

  test('empty options are no duplicates of each other', () => {
    expect(errorsOf({ option3: '', option4: '<p></p>' })).toEqual([]);
  });

  test('options that differ by case or marks alone only warn', () => {
    expect(mcqFindings({ ...good, option1: '<p>Co</p>', option2: '<p>CO</p>' })).toEqual([
      {
        path: ['option2'],
        severity: 'warning',
        message: 'mcq.option_similar',
        values: { option: 2, other: 1 },
      },
    ]);
    expect(warningsOf({ option3: '<p><u>5</u></p>' })).toEqual(['option3: mcq.option_similar']);
  });
});

describe('C-665 at least one option that is not empty must be correct', () => {
  test('none is marked', () => {
    expect(errorsOf({ correct1: 'N' })).toEqual(['correct: mcq.correct_required']);
  });
  test('an empty option does not count', () => {
    expect(errorsOf({ correct1: 'N', correct4: 'Y' })).toEqual(['correct: mcq.correct_required']);
  });
  test('C-695 several may be marked in the editor', () => {
    expect(errorsOf({ correct2: 'Y' })).toEqual([]);
  });
  test('an option beyond the fourth counts', () => {
    const more_options = [{ option: '<p>6</p>', correct: 'Y' as const }];
    expect(errorsOf({ correct1: 'N', json_data: { ...good.json_data, more_options } })).toEqual([]);
  });
});

test('a gap between options warns at the empty field', () => {
  expect(warningsOf({ option4: '<p>6</p>' })).toEqual(['option3: mcq.option_gap']);
});

test('missing feedback warns and blocks nothing', () => {
  const doc = { ...good, feedback: '', json_data: { ...good.json_data, incorrect_feedback: '<p></p>' } };
  expect(hasErrors(mcqFindings(doc))).toBe(false);
  expect(mcqFindings(doc).map(({ path }) => path)).toEqual([
    ['feedback'],
    ['json_data', 'incorrect_feedback'],
  ]);
});

test('C-694 ten options fit, the first four in the editor and the others beside them', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({
    option: `<p>${at}</p>`,
    correct: at === 9 ? ('Y' as const) : ('N' as const),
  }));
  const doc = withOptions(good, ten);
  expect(doc.option4).toBe('<p>3</p>');
  expect(doc.json_data.more_options).toHaveLength(6);
  expect(mcqFindings(doc)).toEqual([]);
});

describe('what gives an answer away or is in another language', () => {
  const long = '<p>An even number, because it can be divided by two</p>';
  const three = { option3: '<p>7</p>', option2: '<p>5</p>' };

  test('the right option that is much longer than the others', () => {
    expect(warningsOf({ ...three, option1: long })).toEqual(['option1: mcq.option_longest']);
    expect(warningsOf({ ...three, option1: long, option2: long.replace('even', 'odd') })).toEqual([]);
    expect(warningsOf({ ...three, option3: long })).toEqual([]);
  });

  test.each([
    'All of the above',
    'None of these',
    'مندرجہ بالا تمام',
    'ان میں سے کوئی نہیں',
    'پورته ټول',
    'همه موارد بالا',
  ])('an option that speaks of the others: %s', (option3) => {
    expect(warningsOf({ option3 })).toEqual(['option3: mcq.option_all']);
  });

  test('how long a picture or a formula is written tells nothing', () => {
    const described =
      '<p><img alt="A well beside a pond, seen from the hill above the village" src="/f"></p>';
    expect(warningsOf({ ...three, option1: described })).toEqual([]);
  });

  test.each([
    'All of the people above the ground floor',
    'None of them could swim across',
    'درخت کے اوپر سبز پتے',
    'پہاڑ کے اوپر سبزہ',
    'همه پرندگان بالا می‌پرند',
    'پورته پر غره ټول خلک ولاړ دي',
  ])('ordinary words speak of nothing else: %s', (option3) => {
    expect(warningsOf({ option3 })).toEqual([]);
  });

  test.each([
    ['urdu', 'اس آیت کا ترجمہ کیا ہے: بسم الله الرحمن الرحيم؟', 0],
    ['english', 'ان میں سے جفت عدد کون سا ہے؟', 1],
    ['urdu', 'Which of these is an even number?', 1],
    ['urdu', 'په دې شمېرو کې کومه یوه جفته ده او ولې؟ ټول ووایاست', 1],
    ['urdu', 'ان میں سے جفت عدد کون سا ہے؟', 0],
    ['pashto', 'په دې شمېرو کې کومه یوه جفته ده او ولې؟ ټول ووایاست', 0],
    ['english', 'Which of these is an even number?', 0],
    ['urdu', 'F = ma', 0],
  ] as const)('in %s: %s', (language, question, count) => {
    const found = mcqKind.findings({ ...good, language, question });
    expect(found.filter(({ message }) => message === 'question.other_language')).toHaveLength(count);
  });
});
