import type { GameResult } from '@takhti/domain';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FinishingNotice } from '../../../frame/notices/finishing-notice.tsx';
import { LeavingNotice } from '../../../frame/notices/leaving-notice.tsx';
import { RefusedNotice } from '../../../frame/notices/refused-notice.tsx';
import { closeAfterResult, reasonOf, useReport } from '../../../launch/use-report.ts';
import type { Host } from '../../../launch/host.ts';
import type { BestScore } from '../stars/best.ts';
import { endPart } from '../end/end-part.ts';
import { GameBar } from './game-bar.tsx';
import { GameIntro } from './game-intro.tsx';
import { currentRound, isLastRound, streakOf, type Game } from '../game/game.ts';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { RoundIntro } from '../round/round-intro.tsx';
import { RoundScreen } from '../round/round-screen.tsx';
import { isSoundWanted, keepSoundWanted, play as playTone, type Tone } from '../game/sound.ts';
import { useFetchAhead } from '../game/use-fetch-ahead.ts';
import { useGame, type ConnectGame } from '../game/use-game.ts';
import './game.css';

interface GameSessionProps {
  readonly start: Game;
  readonly connect: ConnectGame;
  readonly host: Host;
  readonly isPreview: boolean;
  /** Null where nothing is kept. */
  readonly best: BestScore | null;
  /** A new game, from the start. */
  readonly onAgain: () => void;
  /** Asks the server how this attempt stands. */
  readonly onReload: () => void;
  /** Where another device goes on; empty where there is none. */
  readonly addressElsewhere?: string;
  /** Below the result. */
  readonly atEnd?: ReactNode;
}

/** One game from its first round to its end. */
export function GameSession(props: GameSessionProps): ReactNode {
  const { start, connect, host, isPreview, best, onAgain, onReload, addressElsewhere, atEnd } = props;
  // The builder shows a round as it is; there is nothing to introduce.
  const [isIntro, setIntro] = useState(!isPreview && !start.hasEnded);
  // What comes before a round is not read again by who goes on in its middle.
  const [begun, setBegun] = useState(start.draft ? currentRound(start).QuestionId : '');
  const [isSoundOn, setSoundOn] = useState(isSoundWanted);
  const running = useGame(start, connect, isIntro);
  const { game, result, refusal, saving } = running;
  const hasLeft = running.isLeaving && saving === 'saved' && result === null;
  useReport(host, { hasLeft, result, reason: reasonOf(isPreview, false), refusal });
  const sound = useCallback(
    (tone: Tone) => {
      if (isSoundOn) playTone(tone);
    },
    [isSoundOn],
  );

  const score = result?.GameScore;
  useEffect(() => {
    if (score !== undefined) sound(score >= 80 ? 'win' : 'done');
  }, [score, sound]);

  useFetchAhead(game);

  // Finished already, from another tab or by a request whose answer was lost: the server has the result.
  useEffect(() => {
    if (refusal === 'finished') onReload();
  }, [refusal, onReload]);

  if (refusal !== null) return <RefusedNotice refusal={refusal} onAgain={onAgain} onReload={onReload} />;
  if (result !== null) return <End {...{ game, result, host, isPreview, best, onAgain, atEnd }} />;
  if (game.hasEnded) return <FinishingNotice isTimeUp={false} saving={saving} onRetry={running.flush} />;
  if (running.isLeaving)
    return (
      <LeavingNotice
        saving={saving}
        isTimed={false}
        onRetry={running.flush}
        onContinue={running.resume}
        elsewhere={addressElsewhere && <GoOnElsewhere address={addressElsewhere} />}
      />
    );
  if (isIntro) return <GameIntro game={game} best={best?.read() ?? null} onStart={() => setIntro(false)} />;

  const round = currentRound(game);
  const isChallenge = round.challenge !== '' && begun !== round.QuestionId && !game.isRoundOver;
  return (
    <div className="game">
      <GameBar
        game={game}
        saving={isPreview ? null : saving}
        isSoundOn={isSoundOn}
        onSound={() => {
          setSoundOn(!isSoundOn);
          keepSoundWanted(!isSoundOn);
        }}
        onLeave={running.leave}
      />
      {isChallenge ? (
        <RoundIntro round={round} total={game.play.rounds.length} onGo={() => setBegun(round.QuestionId)} />
      ) : (
        <RoundScreen
          key={round.QuestionId}
          round={round}
          total={game.play.rounds.length}
          language={game.play.language}
          response={game.isRoundOver ? (game.played[round.QuestionId] ?? null) : null}
          draft={game.draft}
          isLast={isLastRound(game)}
          streak={game.isRoundOver ? streakOf(game) : 0}
          onDraft={(response) => running.dispatch({ type: 'draft', response })}
          onDone={(response) => running.dispatch({ type: 'done', response })}
          onNext={() => running.dispatch({ type: 'next' })}
          sound={sound}
        />
      )}
    </div>
  );
}

interface EndProps extends Pick<GameSessionProps, 'host' | 'isPreview' | 'best' | 'onAgain' | 'atEnd'> {
  readonly game: Game;
  readonly result: GameResult;
}

function End({ game, result, host, isPreview, best, onAgain, atEnd }: EndProps): ReactNode {
  return (
    <endPart.Show
      play={game.play}
      result={result}
      best={best}
      onAgain={onAgain}
      below={atEnd}
      {...(host.isPresent && !isPreview ? { onClose: () => closeAfterResult(host) } : {})}
    />
  );
}
