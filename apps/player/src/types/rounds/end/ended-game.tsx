import type { GamePlay, GameResult } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import type { BestScore } from '../stars/best.ts';
import { GameSession } from '../page/game-session.tsx';
import { endPart } from './end-part.ts';
import { practicePart } from './practice-part.ts';

interface EndedGameProps {
  readonly play: GamePlay;
  readonly result: GameResult;
  /** Null where nothing is kept. */
  readonly best: BestScore | null;
  /** Null while a new game cannot be begun yet. */
  readonly onAgain: (() => void) | null;
  readonly onClose: (() => void) | null;
  /** Below the result. */
  readonly below?: ReactNode;
}

/** The end of a game; from there what was missed can be played again, and the result stays what it is. */
export function EndedGame(props: EndedGameProps): ReactNode {
  const [missed, setMissed] = useState<GamePlay | null>(null);
  if (missed) return <practicePart.Show play={missed} Session={GameSession} onBack={() => setMissed(null)} />;
  return <endPart.Show {...props} onMissed={setMissed} />;
}
