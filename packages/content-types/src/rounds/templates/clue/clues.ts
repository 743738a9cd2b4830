import { clueRules, type Finding, type PlayCard } from '@takhti/domain';
import { error } from '../../../messages.ts';
import { cardFindings, duplicateCards } from '../../cards/card-findings.ts';
import { longText, pictureFindings, switchFindings } from '../../head-findings.ts';
import { playCard } from '../../play/play-card.ts';
import { templateLimits } from '../../cards/limits.ts';
import type { ClueRound, GameCard } from '../../round.ts';
import type { Judging } from '../../template.ts';

/** How many clues of a round are open at its start. */
export function openAt({ template_type }: Pick<ClueRound, 'template_type'>): number {
  return clueRules.open[template_type];
}

/** What is wrong with an answer and its clues; what it asks goes without saying (games design, section 5). */
export function clueFindings(round: ClueRound, judging: Judging): Finding[] {
  const { template_type, Answer, cardsData } = round;
  return [
    ...switchFindings(round),
    ...pictureFindings(round),
    ...(Answer.trim() === '' ? [error(['Answer'], 'game.answer_required')] : []),
    ...longText(['Answer'], Answer, templateLimits[template_type].answer),
    ...cardFindings(round, judging),
    ...duplicateCards(cardsData, 'game.clue_duplicate'),
  ];
}

/** What boards of clues have alike. */
export function cluesOf({ Grade, Topic, Answer, cardsData }: ClueRound) {
  return {
    grade: Grade.trim(),
    topic: Topic.trim(),
    answer: Answer.trim(),
    clues: cardsData.map(clueCard),
  };
}

// Words and a picture may have a sound as well (G-333).
function clueCard(card: GameCard): PlayCard {
  return card.type === 'mix' ? { ...playCard(card), audio: card.audioPath } : playCard(card);
}
