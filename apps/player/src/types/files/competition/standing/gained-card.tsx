import { isolated, type GatheredItem } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Slate } from '../../../../ui/slate.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import { nextOf, type Gained, type Standing } from './gained.ts';

interface GainedCardProps {
  readonly gained: Gained;
  readonly standing: Standing;
  /** Null while nothing can be played. */
  readonly onPlay: ((item: GatheredItem) => void) | null;
}

const stars = Array.from({ length: 10 }, (_star, at) => at);

/** Stars that fly out once over a level that is finished. An ornament; none with reduced motion. */
function Stars(): ReactNode {
  return (
    <span className="competition-stars" aria-hidden="true">
      {stars.map((at) => (
        <i key={at} style={{ rotate: `${at * 36}deg` }} />
      ))}
    </span>
  );
}

/** The gain of the last attempt: points, a completed level, and a link to what comes next. */
export function GainedCard({ gained, standing, onPlay }: GainedCardProps): ReactNode {
  const { t, plural } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const next = nextOf(standing);
  const { points, finished, isWhole } = gained;
  return (
    <section className="competition-card competition-gained">
      {(finished !== null || isWhole) && <Stars />}
      <Slate mood={points > 0 ? 'proud' : 'kind'} isSmall />
      <h2 className="competition-gained-title" ref={heading} tabIndex={-1}>
        {points > 0
          ? t('competition_gained', { points: plural('competition_points', points) })
          : t('competition_gained_none')}
      </h2>
      {isWhole ? (
        <p>{t('competition_all_done')}</p>
      ) : (
        finished !== null && <p>{t('competition_level_done', { n: finished })}</p>
      )}
      {next && onPlay && (
        <Button isMain iconAtEnd="forward" onClick={() => onPlay(next)}>
          {t('competition_next', { n: next.level, title: isolated(next.title) })}
        </Button>
      )}
    </section>
  );
}
