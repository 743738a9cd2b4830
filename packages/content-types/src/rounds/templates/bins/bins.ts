import type { BinsBoard, Finding } from '@takhti/domain';
import { error } from '../../../messages.ts';
import { cardFindings } from '../../cards/card-findings.ts';
import { templateLimits } from '../../cards/limits.ts';
import { headFindings } from '../../head-findings.ts';
import { mixedUp, playCard } from '../../play/play-card.ts';
import type { BinsRound, GameBin } from '../../round.ts';
import type { Judging } from '../../template.ts';

export const binKeys = ['container_1', 'container_2', 'container_3', 'container_4'] as const;
export type BinKey = (typeof binKeys)[number];

/** The bins of a round that are there, with the field of each. */
export function binsOf(round: BinsRound): { key: BinKey; number: number; bin: GameBin }[] {
  return binKeys.flatMap((key, at) => {
    const bin = round[key];
    return bin ? [{ key, number: at + 1, bin }] : [];
  });
}

/** A bin by its number, from 1 (G-092, G-093, G-113). */
export function emptyBin(number: number): GameBin {
  return {
    bin: `bin-${number}`,
    label: `Bin-${number}`,
    value: '',
    data: `option||${number}`,
    imagePath: '',
  };
}

/** What a bin is called on the board. */
export function binName(bin: GameBin): string {
  return bin.value.trim() || bin.label.trim();
}

/** Where a card belongs: the number of its bin, or null for the tray. */
export function binOf(round: BinsRound, data: string): number | null {
  return binsOf(round).find(({ bin }) => bin.data === data)?.number ?? null;
}

/** Whether cards may belong nowhere: with one bin, the learner separates them from its cards (D-13). */
export function mayStayOut(round: BinsRound): boolean {
  return templateLimits[round.template_type].bins?.count.min === 1 && binsOf(round).length === 1;
}

/** What is wrong with bins and cards alike. */
export function binsFindings(round: BinsRound, judging: Judging): Finding[] {
  const canStayOut = mayStayOut(round);
  const homeless = round.cardsData.flatMap((card, at) =>
    binOf(round, card.data) === null && !(canStayOut && card.data === '')
      ? [error(['cardsData', at, 'data'], 'game.card_bin_required')]
      : [],
  );
  return [...headFindings(round), ...cardFindings(round, judging), ...homeless];
}

/** The bins with something in them or on them, and the cards mixed. */
export function binsBoard(round: BinsRound, seed: string): BinsBoard {
  const used = binsOf(round).filter(({ bin }) => isUsed(round, bin));
  return {
    kind: 'bins',
    bins: used.map(({ number, bin }) => ({ bin: number, label: binName(bin), image: bin.imagePath })),
    cards: mixedUp(round.cardsData, seed).map(playCard),
    places: round.cardsData.map((card) => ({ card: card.id, bin: binOf(round, card.data) })),
  };
}

/** Whether a bin shows anything or takes a card: others are left out of play (D-12). */
export function isUsed(round: BinsRound, bin: GameBin): boolean {
  return (
    bin.value.trim() !== '' || bin.imagePath !== '' || round.cardsData.some((card) => card.data === bin.data)
  );
}
