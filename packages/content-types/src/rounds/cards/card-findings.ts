import type { Finding } from '@takhti/domain';
import { normalise } from '../../kit/text.ts';
import { error, warning } from '../../messages.ts';
import { cardKinds } from './card-kinds.ts';
import { cardChars, cardCount, limitRowOf, templateLimits } from './limits.ts';
import { longText, missingAlt } from '../head-findings.ts';
import type { CardRound, GameCard } from '../round.ts';
import type { Judging } from '../template.ts';

/** What is wrong with the cards of a round, each by itself and in their number (games specification, sections 5 and 9). */
export function cardFindings(round: CardRound, judging: Judging): Finding[] {
  const { cardsData } = round;
  return [
    ...cardsData.flatMap((card, at) => oneCard(round, card, at, judging)),
    ...countFindings(round, judging),
  ];
}

function oneCard(round: CardRound, card: GameCard, at: number, { language }: Judging): Finding[] {
  const path = ['cardsData', at];
  const { type, text, imagePath, audioPath } = card;
  if (!cardKinds[round.template_type].includes(type))
    return [error([...path, 'type'], 'game.kind_not_allowed')];
  const needsText = type === 'text' || type === 'mix' || type === 'audio';
  const needsImage = type === 'image' || type === 'mix' || type === 'media';
  const needsAudio = type === 'media' || type === 'audio';
  const findings: Finding[] = [];
  if (needsText && text.trim() === '') findings.push(error([...path, 'text'], 'game.text_required'));
  if (needsImage && imagePath === '') findings.push(error([...path, 'imagePath'], 'game.image_required'));
  if (needsAudio && audioPath === '') findings.push(error([...path, 'audioPath'], 'game.audio_required'));
  const chars = cardChars(limitRowOf(round), language, type, round.cardsData.length);
  findings.push(...longText([...path, 'text'], text, chars));
  if (text.trim() === '' || type === 'image')
    findings.push(...missingAlt([...path, 'imageAlt'], needsImage ? imagePath : '', card.imageAlt));
  return findings;
}

function countFindings(round: CardRound, { language, stage }: Judging): Finding[] {
  const { cardsData } = round;
  const types = cardsData.map((card) => card.type);
  const row = limitRowOf(round);
  const most = cardCount(row, language, types);
  const [count, path] = [cardsData.length, ['cardsData']];
  if (!most) return [];
  if (count > most.max) {
    const surplus = templateLimits[row].cards?.keepsSurplus && stage === 'save' ? warning : error;
    return [surplus(path, 'game.cards_max', { max: most.max })];
  }
  if (count < most.min)
    return stage === 'submit' ? [error(path, 'game.cards_min', { min: most.min, count })] : [];
  return count > most.rec ? [warning(path, 'game.cards_many', { rec: most.rec })] : [];
}

/** Cards that look the same to learners. */
export function duplicateCards(
  cards: readonly GameCard[],
  message: 'game.card_duplicate' | 'game.clue_duplicate' = 'game.card_duplicate',
): Finding[] {
  const seen = new Map<string, number>();
  return cards.flatMap((card, at) => {
    const looks = JSON.stringify([normalise(card.text), card.imagePath, card.audioPath]);
    const isEmpty = card.text.trim() === '' && card.imagePath === '' && card.audioPath === '';
    const other = isEmpty ? undefined : seen.get(looks);
    if (other !== undefined)
      return [error(['cardsData', at, 'text'], message, { card: at + 1, other: other + 1 })];
    seen.set(looks, at);
    return [];
  });
}
