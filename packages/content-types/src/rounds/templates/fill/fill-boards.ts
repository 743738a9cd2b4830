import type { CodeBoard, NumberBoard, TableBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { areTexts, fieldOf, listOf } from '../../play/junk.ts';
import { scoreCode } from './score-code.ts';
import { scoreNumber, scoreTable } from './score-text.ts';

const isText = (_board: unknown, response: unknown): boolean => typeof fieldOf(response, 'text') === 'string';

export const numberBoardKind: BoardKind<NumberBoard> = {
  score: scoreNumber,
  fits: isText,
};

export const tableBoardKind: BoardKind<TableBoard> = {
  score: scoreTable,
  fits: isText,
};

export const codeBoardKind: BoardKind<CodeBoard> = {
  score: scoreCode,
  fits({ signs }, response) {
    const letters = listOf(response, 'letters');
    return letters.length === signs.length && areTexts(letters);
  },
};
