import {
  binKeys,
  binsOf,
  emptyBin,
  type BinKey,
  type BinsRound,
  type GameCard,
} from '@takhti/content-types/rounds';

type Bin = ReturnType<typeof emptyBin>;

/** The round with one bin changed. */
export function withBin(round: BinsRound, key: BinKey, change: Partial<Bin>): BinsRound {
  const bin = round[key];
  return bin ? { ...round, [key]: { ...bin, ...change } } : round;
}

/** The round with a bin more, in the first free place. */
export function addBin(round: BinsRound): BinsRound {
  const at = binKeys.findIndex((key) => round[key] === undefined);
  const key = binKeys[at];
  return key ? { ...round, [key]: emptyBin(at + 1) } : round;
}

/** The round without a bin; its cards stay, and belong nowhere until they are given another one. */
export function removeBin(round: BinsRound, key: BinKey): BinsRound {
  const { [key]: removed, ...rest } = round;
  if (!removed) return round;
  const cardsData = round.cardsData.map((card) =>
    card.data === removed.data ? { ...card, data: '' } : card,
  );
  return { ...rest, cardsData };
}

/** A card with its place among all cards. */
export interface PlacedCard {
  readonly at: number;
  readonly card: GameCard;
}

/** The cards of each bin, and those that belong into none. */
export function cardsByBin(round: BinsRound): {
  readonly inBin: ReadonlyMap<BinKey, readonly PlacedCard[]>;
  readonly out: readonly PlacedCard[];
} {
  const bins = binsOf(round);
  const placed = round.cardsData.map((card, at) => ({ card, at }));
  const inBin = new Map(
    bins.map(({ key, bin }) => [key, placed.filter(({ card }) => card.data === bin.data)]),
  );
  const housed = new Set(bins.map(({ bin }) => bin.data));
  return { inBin, out: placed.filter(({ card }) => !housed.has(card.data)) };
}
