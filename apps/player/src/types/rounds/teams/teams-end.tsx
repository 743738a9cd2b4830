import type { GamePlay, GameResult } from '@takhti/domain';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import '../../../result/result.css';
import { Confetti } from '../end/confetti.tsx';
import { RoundLine } from '../end/round-line.tsx';
import { partsOfLine } from '../end/parts-of-line.ts';
import { SceneView } from '../scenes/scene/scene-view.tsx';
import { fullOf, progressAtEnd } from '../scenes/scene/steps.ts';
import { sceneOf } from '../scenes/scenes.ts';
import { Kite } from '../stars/kite.tsx';
import '../end/game-end.css';
import { turnsAtEnd, type Side } from './turns.ts';
import './teams.css';

interface TeamsEndProps {
  readonly play: GamePlay;
  readonly result: GameResult;
  readonly names: readonly [string, string];
  readonly first: Side;
  /** Once more; the other team begins. */
  readonly onAgain: () => void;
  /** To the names of the teams. */
  readonly onTeams: () => void;
}

/** Who won, with how many stars, and every round with what is right. */
export function TeamsEnd({ play, result, names, first, onAgain, onTeams }: TeamsEndProps): ReactNode {
  const texts = useTexts();
  const { t, plural } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { sides, stars } = useMemo(() => turnsAtEnd(result, first), [result, first]);
  const progress = useMemo(() => progressAtEnd(result), [result]);
  const winner: Side | null = stars[0] === stars[1] ? null : stars[0] > stars[1] ? 0 : 1;
  const scene = sceneOf(play.scene);
  const ending = scene && t(scene.words.end, { n: fullOf(progress.steps), total: progress.steps.length });
  return (
    <main className="result">
      <div className="result-body">
        <section className="result-hero game-end">
          <Confetti />
          {scene && (
            <SceneView scene={scene} progress={progress} picture={play.picture} label={ending ?? ''} />
          )}
          <p className="result-for">{play.title}</p>
          <h1 className="result-title" ref={heading} tabIndex={-1}>
            {winner === null ? t('teams_draw') : t('team_wins', { team: names[winner] })}
          </h1>
          <div className="team-podium">
            {([0, 1] as const).map((side) => (
              <div key={side} className="team-place" data-side={side} data-won={side === winner || undefined}>
                <Kite />
                <bdi className="team-place-name">{names[side]}</bdi>
                <span className="team-place-stars">
                  <Icon name="star" />
                  {plural('team_stars', stars[side])}
                </span>
              </div>
            ))}
          </div>
          {ending !== null && <p>{ending}</p>}
          <div className="result-actions">
            <Button isMain icon="again" onClick={onAgain}>
              {t('again')}
            </Button>
            <Button onClick={onTeams}>{t('teams_other')}</Button>
          </div>
        </section>
        <section>
          <h2 className="result-subtitle">{t('game_details')}</h2>
          <ol className="result-list">
            {result.QuestionsData.map((line, at) => {
              const parts = partsOfLine(texts, play, line);
              const number = t('round_of', { n: line.QuestionNo, total: result.TotalQuestions });
              const name = texts.facts([number, names[sides[at] ?? 0] ?? '']);
              return parts && <RoundLine key={line.QuestionId} line={line} name={name} {...parts} />;
            })}
          </ol>
        </section>
      </div>
    </main>
  );
}
