import type { Game, GameDoc } from '@takhti/content-types/rounds';
import type { Editor } from '../../../features/editor/index.ts';
import type { Rounds } from '../rounds/use-rounds.ts';

/** The round that is open, and the game around it. */
export interface RoundProps {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly rounds: Rounds;
  readonly at: number;
  readonly round: GameDoc['questionData'][number];
  readonly container_id: string;
}
