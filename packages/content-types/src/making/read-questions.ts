import type { Question } from '@takhti/domain';
import { plainText, richPieces } from '../kit/html.ts';
import { publishedFromQuestion } from '../question-kinds/play.ts';
import type { PublishedQuestion } from '../question-kinds/published.ts';
import { partsOf } from '../rounds/worlds/rounds-of-bank.ts';
import { fault, inWords, type Entry, type Fault, type Side } from './entry.ts';

/** The questions of a bank or an article, as games are made of them. */
export function readQuestions(questions: readonly Question[]): Entry[] {
  return questions.map((question, at) => entryOf(publishedFromQuestion(question), at + 1));
}

function entryOf(question: PublishedQuestion, number: number): Entry {
  const right = plainText(question.feedback);
  const { word, ...asked } = question.content_type === 'mcq' ? choiceOf(question) : blankOf(question);
  return {
    number,
    content_id: question.content_id,
    clue: sideOf(question.question),
    feedback: { right, wrong: plainText(question.incorrect_feedback) || right },
    ...asked,
    word,
    fault: asked.fault ?? formulaIn(question),
  };
}

type Choice = Extract<PublishedQuestion, { content_type: 'mcq' }>;
type Asked = Pick<Entry, 'word' | 'options' | 'fault'>;

function choiceOf({ options }: Choice): Asked {
  const read = options.map(({ html, correct }) => ({ ...sideOf(html), isCorrect: correct }));
  const right = read.filter(({ isCorrect }) => isCorrect);
  const [only, ...others] = right;
  return {
    options: read,
    word: only && others.length === 0 ? only : null,
    fault: only ? null : fault('making.answer_none'),
  };
}

function blankOf({ blank_answers }: Exclude<PublishedQuestion, Choice>): Asked {
  const [only, ...others] = blank_answers;
  const answer = others.length === 0 ? only?.blanks[0] : undefined;
  return {
    options: null,
    word: answer === undefined ? null : inWords(answer),
    fault: blank_answers.some(({ blanks }) => blanks.length > 0) ? null : fault('making.answer_none'),
  };
}

// Cards show no formulas, and a formula in its source is no text for children.
function formulaIn(question: PublishedQuestion): Fault | null {
  const texts = [
    question.question,
    ...(question.content_type === 'mcq' ? question.options.map(({ html }) => html) : []),
  ];
  return texts.some((html) => richPieces(html).some(({ kind }) => kind === 'maths'))
    ? fault('game.formula')
    : null;
}

function sideOf(html: string): Side {
  return partsOf(html);
}
