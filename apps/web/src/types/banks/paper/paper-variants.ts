import { shuffled } from '@takhti/content-types/kit';
import type { ReplyOf, previewAssessment } from '@takhti/contract';
import { languageRecords, type Language } from '@takhti/domain';
import type { QuestionParts } from '../kinds/question-parts.ts';

type Play = Pick<ReplyOf<typeof previewAssessment>, 'questions' | 'answer_key' | 'language'>;

interface PaperQuestion {
  readonly id: string;
  readonly html: string;
  /** None where learners write into the text. */
  readonly options: readonly { readonly letter: string; readonly html: string }[];
  /** The key: the letters of options, or the accepted answers of each blank. */
  readonly key: readonly string[];
}

/** One of several papers with the same questions. */
export interface PaperVariant {
  readonly name: string;
  readonly questions: readonly PaperQuestion[];
}

interface VariantsWanted {
  readonly count: number;
  /** Whether the first one, too, has the questions and options in an order of its own. */
  readonly isShuffled: boolean;
  readonly seed: string;
  /** A question by its kind. */
  readonly printed: QuestionParts['printed'];
}

const latin = 'A B C D E F G H I J'.split(' ');
// In the order of the old numbers, by which options are named where Arabic letters are written.
const arabic = 'الف ب ج د ه و ز ح ط ی'.split(' ');

/** The letters that name options and variants in a language. */
export function lettersOf(language: Language): readonly string[] {
  return languageRecords[language].script === 'latin' ? latin : arabic;
}

/** Papers of the same questions, each but perhaps the first in another order, with their keys. */
export function makeVariants(
  play: Play,
  { count, isShuffled, seed, printed }: VariantsWanted,
): PaperVariant[] {
  const letters = lettersOf(play.language);
  return letters.slice(0, count).map((name, at) => {
    const isOwn = isShuffled || at > 0;
    const order = <Item>(items: readonly Item[], of: string): readonly Item[] =>
      isOwn ? shuffled(items, `${seed} ${at} ${of}`) : items;
    const keys = new Map(play.answer_key.map((entry) => [entry.QuestionId, entry]));
    const questions = order(play.questions, 'questions').map((question): PaperQuestion => {
      const paper = printed(question, keys.get(question.QuestionId));
      const options = order(paper.options, question.QuestionId).map(({ html, isRight }, place) => ({
        letter: letters[place] ?? '',
        html,
        isRight,
      }));
      return {
        id: question.QuestionId,
        html: paper.html,
        options: options.map(({ letter, html }) => ({ letter, html })),
        key: [...options.flatMap(({ letter, isRight }) => (isRight ? [letter] : [])), ...paper.written],
      };
    });
    return { name, questions };
  });
}
