import type { CrosswordBoard, CrosswordWord, GamePlay } from '@takhti/domain';
import type { GameHead } from '../rounds/play/play.ts';
import { hasPicture, hasWords, type CrosswordFile } from './doc.ts';
import type { PublishedCrossword } from './kept.ts';
import { lettersOf } from './letters.ts';

/** The one round of a crossword, by which attempts know it. */
export const CROSSWORD_ROUND = '1';

/** A learner's copy of a crossword: one round, whose board is the grid. */
export function toCrosswordPlay(head: GameHead, doc: PublishedCrossword): GamePlay {
  return {
    ...head,
    description: doc.description,
    scene: 'lanterns',
    picture: '',
    rounds: [
      {
        QuestionId: CROSSWORD_ROUND,
        Number: 1,
        Order: 1,
        template_type: 'crossword',
        question: '',
        word_to_highlight: '',
        instruction: '',
        hint: '',
        hint_image: '',
        hint_video: '',
        help: '',
        challenge: '',
        image: '',
        alt: '',
        audio: '',
        board: boardOf(doc),
      },
    ],
  };
}

/** The grid as it is played: its cells with their letters, and its words, across before down, by their numbers. */
export function boardOf({ files, language, grid }: PublishedCrossword): CrosswordBoard {
  const placeOf = (row: number, column: number): number => row * grid.columns + column;
  const placed = grid.placed.flatMap((place) => {
    const file = files.find(({ id }) => id === place.id);
    return file ? [{ ...place, file }] : [];
  });
  // In the order in which they are read, as a screen reader comes to them.
  const letters = new Map(
    placed.flatMap(({ file, row, column, is_down }) =>
      lettersOf(file.word, language).map(
        (letter, at) => [placeOf(row + (is_down ? at : 0), column + (is_down ? 0 : at)), letter] as const,
      ),
    ),
  );
  const places = [...letters.keys()].toSorted((one, other) => one - other);
  const starts = [...new Set(placed.map(({ row, column }) => placeOf(row, column)))].toSorted(
    (one, other) => one - other,
  );
  const words = placed.map(({ file, row, column, is_down }): CrosswordWord => {
    return {
      QuestionId: String(file.id),
      number: starts.indexOf(placeOf(row, column)) + 1,
      is_down,
      cells: lettersOf(file.word, language).map((_letter, at) =>
        places.indexOf(placeOf(row + (is_down ? at : 0), column + (is_down ? 0 : at))),
      ),
      ...clueOf(file),
    };
  });
  const inOrder = words.toSorted(
    (one, other) => Number(one.is_down) - Number(other.is_down) || one.number - other.number,
  );
  const cells = places.map((place) => ({
    row: Math.floor(place / grid.columns),
    column: place % grid.columns,
    letter: letters.get(place) ?? '',
  }));
  return { kind: 'crossword', rows: grid.rows, columns: grid.columns, cells, words: inOrder };
}

function clueOf(file: CrosswordFile): Pick<CrosswordWord, 'clue' | 'image' | 'alt' | 'audio'> {
  return {
    clue: hasWords(file) ? file.clue.trim() : '',
    image: hasPicture(file) ? file.path : '',
    alt: hasPicture(file) ? file.alt.trim() : '',
    audio: file.type === 'audio' ? file.path : '',
  };
}
