import type { Game } from '@takhti/content-types/rounds';
import type { Language } from '@takhti/domain';
import type { Rounds } from '../../rounds/use-rounds.ts';

/** The game that gets rounds of elsewhere. */
export interface AddFromProps {
  readonly game: Game;
  readonly rounds: Rounds;
  /** The content id of the game itself. */
  readonly own: string;
  /** How many rounds it has. */
  readonly count: number;
  readonly language: Language;
}

export interface FromProps extends AddFromProps {
  readonly onDone: () => void;
}
