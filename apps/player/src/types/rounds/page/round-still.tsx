import type { GamePlay } from '@takhti/domain';
import type { ReactNode } from 'react';
import { RoundBoard } from '../boards/round-board.tsx';
import { facesOf } from '../boards/card/faces.ts';
import { RoundHead } from '../round/round-head.tsx';
import '../round/round-screen.css';
import './game.css';

const nothing = (): void => undefined;

/** The first round of a game as it is before the first move, with nothing around it. */
export function RoundStill({ play }: { readonly play: GamePlay }): ReactNode {
  const [round] = play.rounds;
  if (!round) return null;
  const { board } = round;
  return (
    <div className="game" data-scene={play.scene}>
      <main className="round">
        <div className="round-card">
          <RoundHead round={round} total={1} turn={0} tip="" />
          <div className={facesOf(board)}>
            <RoundBoard
              board={board}
              language={play.language}
              draft={null}
              isOver={false}
              isTryLeft={false}
              onDraft={nothing}
              onDone={nothing}
              say={nothing}
              sound={nothing}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
