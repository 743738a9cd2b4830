import { type GatheredItem, type Language, langAndDirOf } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { isFinished, nextOf, type Standing } from './gained.ts';

type Level = Standing['levels'][number];
type Lesson = Level['lessons'][number];

interface LevelsToPlayProps {
  /** Of the competition. */
  readonly language: Language;
  readonly standing: Standing;
  /** Null while nothing can be played. */
  readonly onPlay: ((item: GatheredItem) => void) | null;
}

/** The levels of a learner's grade as a path: what is finished, where they are, and what comes. What to play next is prominent. */
export function LevelsToPlay({ language, standing, onPlay }: LevelsToPlayProps): ReactNode {
  const { levels, plays_once } = standing;
  const { t, plural, number } = useTexts();
  const next = nextOf(standing);
  const reached = ({ is_scored, points, was_too_fast, was_skipped, unsent }: Lesson): string => {
    if (unsent !== undefined) return t(`competition_unsent_${unsent}`);
    if (!is_scored) return t('competition_no_points');
    if (points !== null) return plural('competition_points', points);
    if (was_skipped) return t('competition_skipped');
    return t(was_too_fast ? 'competition_too_fast' : 'competition_not_played');
  };
  return (
    <ol className="competition-levels competition-path">
      {levels.map((level) => (
        <li key={level.number} className="competition-level" data-state={stateOf(level, next?.level)}>
          <span className="competition-stop" aria-hidden="true">
            {isFinished(level) ? <Icon name="check" /> : number(level.number)}
          </span>
          <h2 className="competition-level-title">
            {t('competition_level', { n: level.number })}
            {isFinished(level) && (
              <span className="competition-badge">{t('competition_level_finished')}</span>
            )}
          </h2>
          <ul className="competition-lessons">
            {level.lessons.map((lesson) => {
              const { content_id, title, points, is_open, is_scored, unsent } = lesson;
              const isNew = points === null && !lesson.was_too_fast && !lesson.was_skipped && !unsent;
              const isUp = is_open && unsent !== 'waiting' && !(plays_once && points !== null);
              const label = t(isNew ? 'competition_play' : 'competition_again');
              return (
                <li key={content_id} className="competition-lesson">
                  <span className="competition-lesson-title">
                    <bdi {...langAndDirOf(title, language)}>{title}</bdi>
                    <span className="competition-soft">
                      {points !== null && is_scored && <Icon name="star" />} {reached(lesson)}
                    </span>
                  </span>
                  {onPlay && isUp && (
                    <Button
                      isMain={content_id === next?.content_id}
                      aria-label={`${label}: ${title}`}
                      onClick={() => onPlay(lesson)}
                    >
                      {label}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function stateOf(level: Level, now: number | undefined): 'done' | 'now' | 'later' {
  if (isFinished(level)) return 'done';
  return level.number === now ? 'now' : 'later';
}
