import { joinTexts, type BinsBoard, type Language } from '@takhti/domain';
import { cardName } from '../../cards/card-name.ts';
import { fieldOf, listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

/** The cards that are where they belong, among them those that belong nowhere and were left in the tray. */
export function rightInBins(board: BinsBoard, places: ReadonlyMap<number, number | null>): number[] {
  return board.places.filter(({ card, bin }) => (places.get(card) ?? null) === bin).map(({ card }) => card);
}

/** The share of cards in the right place; nothing is worth nothing, even where cards belong in the tray (section 3). */
export function scoreBins(board: BinsBoard, response: unknown, language: Language): RoundScore {
  const places = placesOf(board, response);
  if (![...places.values()].some((bin) => bin !== null)) return nothing;
  const credit = rightInBins(board, places).length / board.places.length;
  const inBin = (bin: number): string =>
    joinTexts(language, board.cards.filter((card) => places.get(card.id) === bin).map(cardName));
  const filled = board.bins.filter(({ bin }) => inBin(bin) !== '');
  const text = joinTexts(
    language,
    filled.map(({ bin, label }) => `${label}: ${inBin(bin)}`),
    'semicolon',
  );
  return { credit, isCorrect: credit === 1, isAttempted: true, text };
}

function placesOf(board: BinsBoard, response: unknown): Map<number, number | null> {
  const cards = new Set(board.cards.map((card) => card.id));
  const bins = new Set<unknown>(board.bins.map(({ bin }) => bin));
  const places = new Map<number, number | null>();
  for (const place of listOf(response, 'places')) {
    const [card, bin] = [fieldOf(place, 'card'), fieldOf(place, 'bin')];
    if (typeof card === 'number' && cards.has(card)) places.set(card, bins.has(bin) ? Number(bin) : null);
  }
  return places;
}
