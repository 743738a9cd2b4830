import type { CompetitorStanding } from '@takhti/contract';
import type { GatheredItem } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';

type Lesson = CompetitorStanding['levels'][number]['lessons'][number];

interface LevelsToPlayProps {
  readonly standing: CompetitorStanding;
  /** Null while nothing can be played. */
  readonly onPlay: ((item: GatheredItem) => void) | null;
}

/** The levels of a learner's grade, one after the other; what to play next stands out. */
export function LevelsToPlay({ standing: { levels, plays_once }, onPlay }: LevelsToPlayProps): ReactNode {
  const { t, plural } = useTexts();
  const next = levels
    .flatMap(({ lessons }) => lessons)
    .find(({ is_scored, points }) => is_scored && points === null);
  const reached = ({ is_scored, points }: Lesson): string => {
    if (!is_scored) return t('competition_no_points');
    return points === null ? t('competition_not_played') : plural('competition_points', points);
  };
  return (
    <ol className="competition-levels">
      {levels.map(({ number, lessons }) => (
        <li key={number} className="competition-level">
          <h2 className="competition-level-title">{t('competition_level', { n: number })}</h2>
          <ul className="competition-lessons">
            {lessons.map((lesson) => {
              const { content_id, title, points, is_open } = lesson;
              const label = t(points === null ? 'competition_play' : 'competition_again');
              return (
                <li key={content_id} className="competition-lesson">
                  <span className="competition-lesson-title">
                    <bdi>{title}</bdi>
                    <span className="competition-soft">{reached(lesson)}</span>
                  </span>
                  {onPlay && is_open && !(plays_once && points !== null) && (
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
