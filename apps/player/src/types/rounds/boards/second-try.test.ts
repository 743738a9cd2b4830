import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import {
  languageRecords,
  languages,
  templateTypes,
  type Board,
  type Language,
  type RoundResponse,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { drawnBoard, frozenBoard } from '../../../testing/frozen-boards.tsx';

/** A try in which as much is wrong as can be. */
function wrongTry(board: Board, language: Language): RoundResponse {
  const solved = solvedResponse(board);
  if ('tries' in solved) return { tries: [[solved.tries[0]?.[0] ?? 0, solved.tries[1]?.[0] ?? 0]] };
  if ('order' in solved) return { order: solved.order.toReversed() };
  if ('places' in solved)
    return { places: solved.places.map((place, at) => elsewhere(solved.places, place, at)) };
  if ('chosen' in solved) {
    const wrong = board.kind === 'choice' ? board.cards.filter(({ id }) => !board.right.includes(id)) : [];
    return { chosen: wrong.map(({ id }) => id) };
  }
  if ('answers' in solved) return { answers: ['q1', 'q2', 'q3', 'q4'], shown: 3 };
  if ('guesses' in solved)
    return {
      guesses: languageRecords[language].letters.filter((letter) => !isIn(board, letter)).slice(0, 6),
      shown: 1,
    };
  if ('letters' in solved) return { letters: solved.letters.map((letter) => (letter === '' ? '' : '7')) };
  return 'cells' in solved ? solved : { text: '987654' };
}

type Places = Extract<RoundResponse, { places: unknown }>['places'];

function elsewhere(all: Places, { card, bin }: Places[number], at: number): Places[number] {
  const others = all.map((place) => place.bin).filter((other) => other !== bin);
  return { card, bin: others[at % Math.max(1, others.length)] ?? null };
}

function isIn(board: Board, letter: string): boolean {
  return board.kind === 'word' && board.answer.toLowerCase().includes(letter.toLowerCase());
}

/** What a drawn board tells of what is right. */
function announcementOf(board: Board, html: string): unknown[] {
  switch (board.kind) {
    case 'pairs':
      return html.match(/solved-pair/g) ?? [];
    case 'sequence':
    case 'bins':
      return inOrder(html);
    case 'choice':
      return html.match(/choice-right/g) ?? [];
    case 'number':
    case 'table':
      return html.match(/fill-answer/g) ?? [];
    case 'code':
      return [...html.matchAll(/ value="([^"]*)"/g)].map(([, letter]) => letter);
    case 'clue':
      return html.match(/clue-found/g) ?? [];
    case 'word':
      return html.match(/word-missed/g) ?? [];
    case 'crossword':
      return [];
  }
}

/** What it may tell: where the cards and letters were put that are still there. */
function ownOf(board: Board, response: RoundResponse): unknown[] {
  if ('order' in response) return response.order;
  if ('places' in response && board.kind === 'bins') {
    const bins = [...board.bins.map(({ bin }) => bin), null];
    const binOf = new Map(response.places.map(({ card, bin }) => [card, bin]));
    return bins.flatMap((bin) => board.cards.filter(({ id }) => binOf.get(id) === bin).map(({ id }) => id));
  }
  if (!('letters' in response) || board.kind !== 'code') return [];
  return response.letters.filter((_letter, at) => board.signs[at]?.is_letter);
}

function inOrder(html: string): number[] {
  return [...html.matchAll(/data-face="(\d+)"/g)].map(([, id]) => Number(id));
}

describe.each(templateTypes)('template %s', (template) => {
  test.each(languages)(
    'in %s nothing tells what is right as long as a try is left, and all of it does afterwards',
    async (language) => {
      const board = await frozenBoard(template, language);
      const wrong = wrongTry(board, language);
      expect(scoreBoard(board, wrong, language).isCorrect).toBe(false);
      const [left, last] = [true, false].map((isTryLeft) =>
        announcementOf(board, drawnBoard(board, language, wrong, { isOver: true, isTryLeft })),
      );
      expect(left).toEqual(ownOf(board, wrong));
      expect(last).not.toEqual(left);
    },
  );
});
