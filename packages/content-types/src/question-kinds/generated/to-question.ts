import {
  generatedBodies,
  type GeneratedBody,
  type GeneratedKind,
  type Language,
  type QuestionDoc,
  type QuestionKind,
} from '@takhti/domain';
import { fromPlainWords } from '../exchange/plain.ts';
import { settledFib } from '../fib/blanks.ts';
import { emptyFib } from '../fib/empty.ts';
import { blankMark } from '../fib/marks.ts';
import { emptyMcq } from '../mcq/empty.ts';
import { withOptions } from '../mcq/options.ts';

/** The fields that all questions of a generation share. */
export interface QuestionFacts {
  readonly language: Language;
  readonly difficulty: number;
  readonly taxonomy: QuestionDoc['taxonomy'];
}

interface Becomes {
  readonly kind: QuestionKind;
  readonly question: (body: unknown, facts: QuestionFacts) => QuestionDoc;
}

/** The question that a proposal becomes; null for cards and words, which are no questions of a bank. */
const becomes = {
  mcqs: { kind: 'mcq', question: (body, facts) => mcqOf(generatedBodies.mcqs.parse(body), facts) },
  blanks: {
    kind: 'fill_in_the_blank',
    question: (body, facts) => fibOf(generatedBodies.blanks.parse(body), facts),
  },
  matching: null,
  sorting: null,
  draganddrop: null,
  crossword: null,
  article: null,
  rounds: null,
} as const satisfies Record<GeneratedKind, Becomes | null>;

/** The kind of question that a generation makes; null for what is none. */
export function questionKindOf(kind: GeneratedKind): QuestionKind | null {
  return becomes[kind]?.kind ?? null;
}

/** The question that a proposal becomes: its words are text, no matter what signs of HTML are among them. Null for what is none. */
export function questionOf(kind: GeneratedKind, body: unknown, facts: QuestionFacts): QuestionDoc | null {
  return becomes[kind]?.question(body, facts) ?? null;
}

function mcqOf(body: GeneratedBody<'mcqs'>, { language, difficulty, taxonomy }: QuestionFacts): QuestionDoc {
  const empty = emptyMcq(language);
  const options = body.options.map((text, at) => ({
    option: fromPlainWords(text),
    correct: at === body.correct ? ('Y' as const) : ('N' as const),
  }));
  return {
    ...withOptions(empty, options),
    difficulty,
    taxonomy,
    question: fromPlainWords(body.question),
    feedback: fromPlainWords(body.feedback),
    json_data: { ...empty.json_data, incorrect_feedback: fromPlainWords(body.incorrect_feedback) },
  };
}

const blank = /_{2,}/g;

function fibOf(
  body: GeneratedBody<'blanks'>,
  { language, difficulty, taxonomy }: QuestionFacts,
): QuestionDoc {
  const empty = emptyFib(language);
  let number = 0;
  const question = fromPlainWords(body.question).replace(blank, () => {
    number += 1;
    return blankMark(number);
  });
  return settledFib({
    ...empty,
    difficulty,
    taxonomy,
    question,
    feedback: fromPlainWords(body.feedback),
    json_data: {
      ...empty.json_data,
      incorrect_feedback: fromPlainWords(body.incorrect_feedback),
      blank_answers_json: body.answers.map((blanks, at) => ({ blankNo: at + 1, blanks })),
    },
  });
}
