import { comparedLetter, letterOf, rightCells } from '@takhti/content-types/rounds/play';
import { directionOf, type CrosswordBoard } from '@takhti/domain';
import { useState, type KeyboardEvent } from 'react';
import type { Texts } from '../../../../i18n/texts.ts';
import type { BoardProps, CellsResponse } from '../board/board-props.ts';
import {
  afterArrow,
  afterLetter,
  atCell,
  atEnd,
  beforeCell,
  firstOpen,
  inWord,
  nextFree,
  otherWord,
  type Place,
} from './moves.ts';
import { wordSaid } from './word-words.ts';

/** A crossword as it is worked on: the position, and what a key does there. */
export interface CrosswordDesk {
  readonly place: Place;
  readonly letters: readonly string[];
  readonly revealed: ReadonlySet<number>;
  /** Cells that were right in an earlier try: their letters stay. */
  readonly kept: ReadonlySet<number>;
  readonly goTo: (place: Place) => void;
  /** To where a word begins, with the focus, wherever that was. */
  readonly goToWord: (word: number) => void;
  /** Counts how often a word was gone to. */
  readonly calls: number;
  readonly choose: (cell: number) => void;
  readonly write: (typed: string) => void;
  readonly erase: () => void;
  /** Shows a letter; null where the word has none left to show. */
  readonly reveal: (() => void) | null;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

type DeskProps = Pick<
  BoardProps<CrosswordBoard, CellsResponse>,
  'board' | 'language' | 'draft' | 'isOver' | 'tried' | 'onDraft' | 'say' | 'sound'
>;

/** What is done in a crossword by keys, taps and the buttons beside it. */
export function useCrossword(props: DeskProps, texts: Texts): CrosswordDesk {
  const { board, language, draft, isOver, tried, onDraft, say, sound } = props;
  const letters = board.cells.map((_cell, at) => draft?.cells[at] ?? '');
  const revealed = new Set(draft?.revealed);
  const right = tried && !isOver ? rightCells(board, tried, language) : [];
  const kept = new Set(right.flatMap((isRight, cell) => (isRight ? [cell] : [])));
  const fixed = new Set([...kept, ...revealed]);
  const [place, setPlace] = useState(() => firstOpen(board, letters));
  const [calls, setCalls] = useState(0);

  function goTo(next: Place): void {
    setPlace(next);
    const word = board.words[next.word];
    if (next.word !== place.word && word) say(wordSaid(texts, word));
  }

  function put(cell: number, letter: string, shown: readonly number[] = [...revealed]): void {
    onDraft({ cells: letters.with(cell, letter), revealed: [...shown] });
  }

  function write(typed: string): void {
    if (isOver || typed === '') return;
    const letter = letterOf(typed, language);
    if (letter === null) return say(texts.t('crossword_other', { letter: typed }));
    // A letter that stays is typed again with the whole word; any other letter is meant for the next cell that takes one.
    const isSame =
      fixed.has(place.cell) && comparedLetter(letter) === comparedLetter(letters[place.cell] ?? '');
    const at = isSame ? null : nextFree(board, place, fixed);
    if (at) {
      put(at.cell, letter);
      sound('pick');
    }
    setPlace(afterLetter(board, at ?? place));
  }

  function erase(): void {
    if (isOver) return;
    const isFixed = letters[place.cell] === '' || fixed.has(place.cell);
    const at = isFixed ? beforeCell(board, place) : place;
    setPlace(at);
    if (letters[at.cell] !== '' && !fixed.has(at.cell)) put(at.cell, '');
  }

  const hidden = isOver ? null : nextFree(board, place, fixed);
  function reveal({ word, cell }: Place): void {
    const letter = board.cells[cell]?.letter ?? '';
    put(cell, letter, [...revealed, cell]);
    sound('pick');
    say(texts.t('crossword_shown', { letter }));
    const next = afterLetter(board, { word, cell });
    setPlace(next);
    // The button that was pressed has nothing more to show, and would take the focus away with it.
    if (nextFree(board, next, fixed.add(cell)) === null) setCalls(calls + 1);
  }

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextPlace(event);
    if (next) goTo(next);
    else if (event.key === 'Backspace' || event.key === 'Delete') erase();
    else return;
    event.preventDefault();
  }

  function nextPlace({ key, shiftKey }: KeyboardEvent): Place | null {
    switch (key) {
      case 'Tab':
        return otherWord(board, place, shiftKey ? -1 : 1);
      case ' ':
      case 'Enter':
        return atCell(board, place, place.cell);
      case 'Home':
        return atEnd(board, place, 'first');
      case 'End':
        return atEnd(board, place, 'last');
      default:
        return afterArrow(board, place, key, directionOf(language));
    }
  }

  return {
    place,
    letters,
    revealed,
    kept,
    goTo,
    goToWord(word) {
      goTo(inWord(board, word));
      setCalls(calls + 1);
    },
    calls,
    choose: (cell) => goTo(atCell(board, place, cell)),
    write,
    erase,
    reveal: hidden && (() => reveal(hidden)),
    onKey,
  };
}
