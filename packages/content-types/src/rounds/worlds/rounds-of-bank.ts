import type { ContentType, Language } from '@takhti/domain';
import type { PublishedOption } from '../../question-kinds/mcq/published.ts';
import { playOf } from '../../question-kinds/play.ts';
import type { PublishedQuestion } from '../../question-kinds/published.ts';
import { isLongerThan } from '../../kit/graphemes.ts';
import { plainText, richPieces } from '../../kit/html.ts';
import { uploadOf } from '../../kit/file-address.ts';
import { normalise } from '../../kit/text.ts';
import { cardChars } from '../cards/limits.ts';
import { emptyCard } from '../cards/empty-card.ts';
import { Round, type GameCard, type GameDoc } from '../round.ts';
import type { BankGame } from './bank-games.ts';

interface Bank {
  readonly title: string;
  readonly language: Language;
  readonly questions: readonly PublishedQuestion[];
}

/** The questions of a bank as the game that learners play: a round for each, which keeps whose it is. */
export function gameOfBank({ content_type }: BankGame, { title, language, questions }: Bank): GameDoc {
  return {
    schema_version: 1,
    title,
    description: '',
    language,
    marketing_description: '',
    marketing_url: '',
    marketing_image: '',
    questionData: questions.flatMap((question, at) => {
      const options = playOf(question).optionsOf(question);
      return options === null ? [] : [roundOf({ question, options }, at + 1, content_type, language)];
    }),
  };
}

interface Choice {
  readonly question: PublishedQuestion;
  readonly options: readonly PublishedOption[];
}

function roundOf(
  { question, options }: Choice,
  questionId: number,
  game: ContentType,
  language: Language,
): Round {
  const cardsData = options.map(({ html, correct }, at) => cardOf(html, correct, at + 1));
  const short = cardChars('mcq_short', language, 'text', cardsData.length);
  // The longest option decides how all are laid out (D-16).
  const isLong = cardsData.some(({ text }) => short !== undefined && isLongerThan(short.to, text));
  const { text, image, alt } = partsOf(question.question);
  return Round.parse({
    template_type: isLong ? 'mcq_medium' : 'mcq_short',
    questionId,
    content_id: question.content_id,
    game,
    question: text,
    qContent: { image, imageAlt: alt, audio: '' },
    language,
    isCardSaved: true,
    CorrectFeedback: plainText(question.feedback),
    IncorrectFeedback: plainText(question.incorrect_feedback) || plainText(question.feedback),
    cardsData,
  });
}

function cardOf(html: string, isCorrect: boolean, id: number): GameCard {
  const { text, image, alt } = partsOf(html);
  const type = image === '' ? 'text' : text === '' ? 'image' : 'mix';
  const card = emptyCard(id, `Card - ${id}`, String(id));
  return { ...card, type, text, imagePath: image, imageAlt: alt, isCorrect };
}

/** What a round takes of a rich text: its words and one picture, where rich text may have several. */
export function partsOf(html: string): {
  readonly text: string;
  readonly image: string;
  readonly alt: string;
} {
  const pieces = richPieces(html);
  const words = pieces.map((piece) =>
    piece.kind === 'word' ? piece.text : piece.kind === 'maths' ? piece.latex : ' ',
  );
  const picture = pieces.find((piece) => piece.kind === 'picture' && uploadOf(piece.src) !== '');
  const shown = picture?.kind === 'picture' ? picture : { src: '', alt: '' };
  return { text: normalise(words.join('')), image: shown.src, alt: shown.alt };
}
