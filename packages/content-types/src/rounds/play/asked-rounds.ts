import { escapeHtml } from '../../kit/entities.ts';
import type { PublishedQuestion } from '../../question-kinds/published.ts';
import { hasCards, type GameCard, type GameDoc, type Round } from '../round.ts';
import { templates } from '../templates.ts';

/**
 * The rounds of a game that a class can be asked: those of options, each as a question. The others are put together by hand, and
 * stay a matter of one learner.
 * @param content_id of the game, from which its questions get ids that stay theirs
 */
export function questionsOfRounds(
  doc: Pick<GameDoc, 'questionData'> & { readonly skill_id: string },
  content_id: string,
): PublishedQuestion[] {
  return doc.questionData.flatMap((round, at) => {
    const options = optionsOf(round);
    if (options.length < 2 || !options.some(({ correct }) => correct)) return [];
    return {
      content_type: 'mcq' as const,
      content_id: `${content_id.slice(0, -12)}${at.toString(16).padStart(12, '0')}`,
      skill_id: doc.skill_id,
      article_id: null,
      question: withPicture(round.question, round.qContent.image, round.qContent.imageAlt),
      feedback: escapeHtml(round.CorrectFeedback ?? ''),
      incorrect_feedback: escapeHtml(round.IncorrectFeedback ?? ''),
      subject: '',
      metadata1: '',
      metadata2: '',
      order: at + 1,
      options,
    };
  });
}

function optionsOf(round: Round) {
  if (!templates[round.template_type].hasOptions || !hasCards(round)) return [];
  return round.cardsData
    .filter((card) => card.text.trim() !== '' || card.imagePath !== '')
    .slice(0, 10)
    .map((card: GameCard, at) => ({
      OptionId: `o${at + 1}`,
      html: withPicture(card.text, card.imagePath, card.imageAlt),
      correct: card.isCorrect,
    }));
}

function withPicture(text: string, address: string, alt: string): string {
  const picture = address === '' ? '' : `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;
  return `${escapeHtml(text.trim())}${picture === '' ? '' : `<p>${picture}</p>`}`;
}
