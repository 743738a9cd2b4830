import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResult, GameState } from '@takhti/domain';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import type { Connect } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { Button } from '../../../ui/button.tsx';
import { emptyGameState, startGame } from '../game/game.ts';
import type { GameSessionProps } from '../page/game-session-props.ts';
import { endPart } from './end-part.ts';

// Practice is not recorded: the result that counts is the first.
const nobody: Host = { isPresent: false, send: () => undefined };

interface PracticeProps {
  readonly play: GamePlay;
  /** Plays one game: given, for it fetches this part ahead. */
  readonly Session: ComponentType<GameSessionProps>;
  /** Back to the result of the game. */
  readonly onBack: () => void;
}

/** Rounds that are played once more for their own sake: nothing of it is kept. */
export function Practice({ play, Session, onBack }: PracticeProps): ReactNode {
  const { t } = useTexts();
  const [now, setNow] = useState({ play, turn: 0 });
  const begin = (rounds: GamePlay): void => setNow(({ turn }) => ({ play: rounds, turn: turn + 1 }));
  const start = useMemo(() => startGame(now.play, emptyGameState), [now]);
  const connect = useMemo<Connect<GameState, GameResult>>(
    () => (events) => createPreviewRecorder((state) => scoreGame(now.play, state), events),
    [now],
  );
  const again = (): void => begin(now.play);
  return (
    <Session
      key={now.turn}
      start={start}
      connect={connect}
      host={nobody}
      isPreview
      isPractice
      best={null}
      onAgain={again}
      onReload={again}
      renderResult={(result) => (
        <endPart.Show
          play={now.play}
          result={result}
          best={null}
          onAgain={again}
          onMissed={begin}
          onClose={null}
          below={
            <p className="game-end-back">
              <Button onClick={onBack}>{t('missed_back')}</Button>
            </p>
          }
        />
      )}
    />
  );
}
