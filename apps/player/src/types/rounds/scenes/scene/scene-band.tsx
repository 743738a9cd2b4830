import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { Game } from '../../game/game.ts';
import type { Scene } from './scene.ts';
import { isOfWords } from '../../game/units.ts';
import { fullOf, progressOf } from './steps.ts';
import './scene.css';

interface SceneBandProps {
  readonly scene: Scene;
  readonly game: Game;
}

/** The part of the world around the current round, above its board. */
export function SceneBand({ scene, game }: SceneBandProps): ReactNode {
  const { t } = useTexts();
  const progress = progressOf(game);
  const { steps, at, isFresh } = progress;
  const total = steps.length;
  // What was not wholly right may still be tried again: the outcome says so.
  const isByWords = isOfWords(game.play.rounds);
  const isWhole = isByWords ? fullOf(steps) === total : steps[at]?.step === 'full';
  const last = isFresh && isWhole ? scene.words.full : null;
  const place = t(isByWords ? 'word_of' : 'round_of', { n: at + 1, total });
  return (
    <div
      className="scene scene-band"
      data-scene={scene.id}
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={at + (isFresh ? 1 : 0)}
      aria-valuetext={last ? `${place}. ${t(last)}` : place}
    >
      <scene.View.Show progress={progress} isWhole={false} picture={game.play.picture} />
    </div>
  );
}
