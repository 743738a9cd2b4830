import type { Language, Question } from '@takhti/domain';
import { plainText, richPieces } from '../kit/html.ts';
import type { PublishedOption } from '../question-kinds/mcq/published.ts';
import { readyIn } from '../question-kinds/languages/publish-in.ts';
import { playOf, publishedFromQuestion } from '../question-kinds/play.ts';
import type { PublishedQuestion } from '../question-kinds/published.ts';
import { partsOf } from '../rounds/worlds/rounds-of-bank.ts';
import { fault, inWords, type Entry, type Fault, type Side } from './entry.ts';

/** The questions of a bank or an article, as games of a language are made of them: in their versions of it, where they have one. */
export function readQuestions(questions: readonly Question[], language: Language): Entry[] {
  return questions.map((question, at) =>
    entryOf(publishedFromQuestion(question, readyIn(question, language) ?? question), at + 1),
  );
}

function entryOf(question: PublishedQuestion, number: number): Entry {
  const right = plainText(question.feedback);
  const kind = playOf(question);
  const options = kind.optionsOf(question);
  const { word, ...asked } = options ? choiceOf(options) : typedOf(kind.acceptedOf(question));
  return {
    number,
    content_id: question.content_id,
    clue: sideOf(question.question),
    feedback: { right, wrong: plainText(question.incorrect_feedback) || right },
    ...asked,
    word,
    fault: asked.fault ?? formulaIn([question.question, ...(options ?? []).map(({ html }) => html)]),
  };
}

type Asked = Pick<Entry, 'word' | 'options' | 'fault'>;

function choiceOf(options: readonly PublishedOption[]): Asked {
  const read = options.map(({ html, correct }) => ({ ...sideOf(html), isCorrect: correct }));
  const right = read.filter(({ isCorrect }) => isCorrect);
  const [only, ...others] = right;
  return {
    options: read,
    word: only && others.length === 0 ? only : null,
    fault: only ? null : fault('making.answer_none'),
  };
}

function typedOf(accepted: readonly (readonly string[])[]): Asked {
  const [only, ...others] = accepted;
  const answer = others.length === 0 ? only?.[0] : undefined;
  return {
    options: null,
    word: answer === undefined ? null : inWords(answer),
    fault: accepted.some((texts) => texts.length > 0) ? null : fault('making.answer_none'),
  };
}

// Cards show no formulas, and a formula in its source is no text for children.
function formulaIn(texts: readonly string[]): Fault | null {
  return texts.some((html) => richPieces(html).some(({ kind }) => kind === 'maths'))
    ? fault('game.formula')
    : null;
}

function sideOf(html: string): Side {
  return partsOf(html);
}
