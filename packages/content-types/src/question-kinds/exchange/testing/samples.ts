import type { ExchangeFormat } from '@takhti/contract';
import type { FibDoc, QuestionDoc, QuestionKind } from '@takhti/domain';
import { writeExchange } from '../formats.ts';
import { settle } from '../../transfer/settle.ts';
import type { ReadFile } from '../../transfer/candidate.ts';
import { emptyFib } from '../../fib/empty.ts';
import { blankMark } from '../../fib/marks.ts';
import { emptyMcq } from '../../mcq/empty.ts';
import { withOptions } from '../../mcq/options.ts';

const right = { english: '<p>Right: 2 &lt; 3.</p>', urdu: '<p>شاباش!</p>' };
const wrong = { english: '<p>Look again: {a} = ~b~ # c</p>', urdu: '<p>دوبارہ دیکھیے۔</p>' };

function common(language: 'english' | 'urdu') {
  return {
    feedback: right[language],
    difficulty: 3,
    taxonomy: 'Apply',
    metadata1: 'x [y] z',
    language,
  } as const;
}

/** Questions of every kind that try what formats escape, in two directions of writing. */
export const sampleDocs: Readonly<Record<QuestionKind, readonly QuestionDoc[]>> = {
  mcq: (['english', 'urdu'] as const).flatMap((language) => {
    const start = {
      ...emptyMcq(language),
      ...common(language),
      title: language === 'urdu' ? 'عنوان' : 'A: title',
    };
    const json_data = { ...start.json_data, incorrect_feedback: wrong[language] };
    const texts =
      language === 'urdu' ? ['کراچی', 'لاہور', 'اسلام آباد'] : ['x = {1}', '<em>~a</em>', 'A # \\ B'];
    const options = texts.map((text) => `<p>${text}</p>`);
    const told =
      language === 'urdu'
        ? 'پاکستان کا دارالحکومت کون سا ہے؟'
        : 'What is :: <strong>x</strong> if {x} ~ y = 2?';
    return [
      {
        ...withOptions(
          { ...start, json_data },
          options.map((option, at) => ({ option, correct: at === 2 ? 'Y' : 'N' })),
        ),
        question: `<p>${told}</p>`,
      },
      {
        ...withOptions(
          { ...start, json_data },
          options.map((option, at) => ({ option, correct: at === 1 ? 'N' : 'Y' })),
        ),
        question: `<p>${told}</p><p>(2)</p>`,
      },
    ];
  }),
  fill_in_the_blank: (['english', 'urdu'] as const).flatMap((language) => {
    const start = { ...emptyFib(language), ...common(language) };
    const words = language === 'urdu' ? ['ایک دن میں', 'گھنٹے ہیں۔'] : ['A day has', 'hours = {a lot}.'];
    const json_data = {
      ...start.json_data,
      incorrect_feedback: wrong[language],
      blank_answers_json: [
        { blankNo: 1, blanks: language === 'urdu' ? ['24', 'چوبیس'] : ['24', 'twenty = four'] },
      ],
    };
    return [{ ...start, json_data, question: `<p>${words[0]} ${blankMark(1)} ${words[1]}</p>` }];
  }),
};

/** A question of three blanks that counts spelling and has a unit. */
export const manyBlanks: FibDoc = {
  ...emptyFib('english'),
  ...common('english'),
  question: `<p>${blankMark(1)} and <strong>${blankMark(2)}</strong></p><p>make ${blankMark(3)}</p>`,
  json_data: {
    schema_version: 2,
    incorrect_feedback: wrong.english,
    blank_answers_json: [
      { blankNo: 1, blanks: ['One', 'a } b'] },
      { blankNo: 2, blanks: ['Two ~ 2'] },
      { blankNo: 3, blanks: ['3#', '50%'] },
    ],
    blank: '',
    unit: 'cm',
    is_strict: true,
  },
};

/** Questions in a format that is one text. */
export function writeText(format: ExchangeFormat, docs: readonly QuestionDoc[]): string {
  const written = writeExchange(format, docs);
  if (typeof written === 'string') return written;
  throw new Error(`${format} is a package`);
}

/** The questions of a file that is right as it is. */
export function docsIn({ findings, candidates }: ReadFile): QuestionDoc[] {
  const settled = settle(candidates, { repair: new Set() }, (doc) => doc);
  const wrongs = [...findings, ...settled.flatMap((each) => each.findings)];
  if (wrongs.length > 0) throw new Error(JSON.stringify(wrongs));
  return settled.flatMap(({ doc }) => doc ?? []);
}

/** What is wrong with the questions of a file, and what is lost of them, by its keys. */
export function messagesIn({ findings, candidates }: ReadFile): string[] {
  return [
    ...findings.map(({ key }) => key),
    ...candidates.flatMap(({ place, findings: own, lost }) =>
      [...own, ...lost].map(({ key }) => `${place.question} ${place.line ?? place.file ?? ''} ${key}`),
    ),
  ];
}
