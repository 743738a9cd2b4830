import { scoreGame } from '@takhti/content-types/rounds/play';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { AttemptFrame } from '../../../frame/attempt-frame.tsx';
import { currentRound, gameStateOf, streakOf, toPick } from '../game/game.ts';
import { isSoundWanted, keepSoundWanted, play as playTone, type Tone } from '../game/sound.ts';
import { useFetchAhead } from '../game/use-fetch-ahead.ts';
import { useGame } from '../game/use-game.ts';
import { pickPart } from '../clues/pick-part.ts';
import { CurrentRound } from '../round/current-round.tsx';
import { sceneOf } from '../scenes/scenes.ts';
import { GameBar } from './game-bar.tsx';
import { GameIntro } from './game-intro.tsx';
import type { GameSessionProps } from './game-session-props.ts';
import { GoOnElsewhere } from '../../../frame/notices/go-on-elsewhere.tsx';
import './game.css';

/** One game from its first round to its end. */
export function GameSession(props: GameSessionProps): ReactNode {
  const { start, connect, host, isPreview, best, onAgain, onReload, addressElsewhere } = props;
  const { hasIntro = true, isPractice = false, onTeams = null, onLeave, renderAbove } = props;
  // The builder shows a round as it is; there is nothing to introduce.
  const [isIntro, setIntro] = useState(hasIntro && !isPreview && !start.hasEnded);
  // What comes before a round is not read again by who continues in its middle.
  const [begun, setBegun] = useState(start.draft ? currentRound(start).QuestionId : '');
  const [isSoundOn, setSoundOn] = useState(isSoundWanted);
  const running = useGame(start, connect, isIntro);
  const { model: game, result, saving } = running;
  const choices = isIntro || isPreview ? null : toPick(game);
  const scene = sceneOf(game.play.scene);
  const before = game.current > 0 ? streakOf({ ...game, current: game.current - 1 }) : 0;
  const sound = useCallback(
    (tone: Tone) => {
      if (isSoundOn) playTone(tone, scene?.tunes, tone === 'done' ? before : 0);
    },
    [isSoundOn, scene, before],
  );

  const score = result?.GameScore;
  useEffect(() => {
    if (score !== undefined) sound(score >= 80 ? 'win' : 'done');
  }, [score, sound]);

  useFetchAhead(game, props.content, props.launch);

  return (
    <AttemptFrame
      running={running}
      host={host}
      isPreview={isPreview}
      isTimed={false}
      isTimeUp={false}
      elsewhere={addressElsewhere && <GoOnElsewhere address={addressElsewhere} />}
      onAgain={onAgain}
      onReload={onReload}
      renderResult={props.renderResult}
      countHere={useCallback(() => scoreGame(game.play, gameStateOf(game)), [game])}
    >
      {isIntro ? (
        <GameIntro
          game={game}
          scene={scene}
          best={best?.read() ?? null}
          onStart={() => setIntro(false)}
          onTeams={onTeams}
        />
      ) : (
        <div className={scene ? `game world world-${scene.id}` : 'game'} data-scene={scene?.id}>
          <GameBar
            game={game}
            scene={scene}
            saving={isPreview ? null : saving}
            isPractice={isPractice}
            isSoundOn={isSoundOn}
            onSound={() => {
              setSoundOn(!isSoundOn);
              keepSoundWanted(!isSoundOn);
            }}
            onLeave={onLeave ?? running.leave}
          />
          {renderAbove?.(game)}
          {choices ? (
            <pickPart.Show
              choices={choices}
              onPick={(picked) => running.dispatch({ type: 'pick', picked })}
            />
          ) : (
            <CurrentRound
              game={game}
              total={props.total ?? game.play.rounds.length}
              scene={scene}
              dispatch={running.dispatch}
              sound={sound}
              begun={begun}
              onBegin={setBegun}
            />
          )}
        </div>
      )}
    </AttemptFrame>
  );
}
