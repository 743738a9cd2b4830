import type { RoundResponse } from '../entities/game.ts';
import type { PackedReader, PackedWriter } from './packed-bytes.ts';

/** Each kind of response, by the number that codes name it with. Zips are played for years: a new kind is added at the end. */
const kinds = [
  'tries',
  'order',
  'places',
  'chosen',
  'text',
  'letters',
  'answers',
  'guesses',
  'cells',
] as const;
/** All other responses: as JSON. */
const other = 15;

/** Packs what was done in a round. */
export function packResponse(to: PackedWriter, response: RoundResponse): void {
  const kind = kinds.findIndex((name) => name in response);
  if (!isPackable(response)) {
    to.count(other).text(JSON.stringify(response));
    return;
  }
  to.count(kind);
  if ('tries' in response) to.counts(response.tries.flat());
  else if ('order' in response) to.counts(response.order);
  else if ('places' in response)
    to.counts(response.places.flatMap(({ card, bin }) => [card, bin === null ? 0 : bin + 1]));
  else if ('chosen' in response) to.counts(response.chosen);
  else if ('text' in response) to.text(response.text);
  else if ('letters' in response) to.text(joined(response.letters));
  else if ('answers' in response) {
    to.count(response.answers.length);
    for (const answer of response.answers) to.text(answer);
    to.count(response.shown);
  } else if ('guesses' in response) to.text(joined(response.guesses)).count(response.shown);
  else to.text(joined(response.cells)).counts(response.revealed);
}

/** Reads what `packResponse` wrote; it is not known yet whether it is a response. */
export function unpackResponse(from: PackedReader): unknown {
  const kind = from.count();
  if (kind === other) return JSON.parse(from.text());
  switch (kinds[kind]) {
    case 'tries':
      return { tries: inTwos(from.counts()) };
    case 'order':
      return { order: from.counts() };
    case 'places':
      return {
        places: inTwos(from.counts()).map(([card, bin = 0]) => ({ card, bin: bin === 0 ? null : bin - 1 })),
      };
    case 'chosen':
      return { chosen: from.counts() };
    case 'text':
      return { text: from.text() };
    case 'letters':
      return { letters: apart(from.text()) };
    case 'answers':
      return { answers: from.list(() => from.text()), shown: from.count() };
    case 'guesses':
      return { guesses: apart(from.text()), shown: from.count() };
    case 'cells':
      return { cells: apart(from.text()), revealed: from.counts() };
    case undefined:
      throw new RangeError('no such kind of response');
  }
}

function isPackable(response: RoundResponse): boolean {
  if ('letters' in response) return response.letters.every(isLetter);
  if ('guesses' in response) return response.guesses.every(isLetter);
  if ('cells' in response) return response.cells.every(isLetter);
  if ('tries' in response) return response.tries.flat().every(isCount);
  if ('order' in response) return response.order.every(isCount);
  if ('chosen' in response) return response.chosen.every(isCount);
  if ('places' in response)
    return response.places.every(({ card, bin }) => isCount(card) && (bin === null || isCount(bin)));
  return true;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

// Letters side by side; a place without one is a space, which is no letter.
function isLetter(letter: string): boolean {
  return letter === '' || (letter !== ' ' && Array.from(letter).length === 1);
}

function joined(letters: readonly string[]): string {
  return letters.map((letter) => letter || ' ').join('');
}

function apart(text: string): string[] {
  return Array.from(text, (letter) => letter.replace(' ', ''));
}

function inTwos(values: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(values.length / 2) }, (_, at) => values.slice(at * 2, at * 2 + 2));
}
