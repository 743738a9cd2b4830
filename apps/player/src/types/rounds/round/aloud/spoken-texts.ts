import type { PlayRound } from '@takhti/domain';
import { laterBoard } from '../../boards/asked-later.ts';

/** What is read aloud of a round, in order: what it asks, and all that is open before the first move. */
export function spokenTexts({ question, instruction, board }: PlayRound): string[] {
  const spoken = laterBoard(board).spoken?.(board) ?? [];
  return [question, instruction, ...spoken].map((text) => text.trim()).filter((text) => text !== '');
}
