import { useEffect, useRef, type ReactNode } from 'react';
import { useAsleep } from '../frame/use-asleep.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Slate } from '../ui/slate.tsx';
import type { Praise } from './praise.ts';
import { ScoreRing } from './score-ring.tsx';

export interface ResultHeroProps {
  readonly title: string;
  readonly praise: Praise;
  readonly score: number;
  readonly seconds: number;
  /** The result, in words. */
  readonly summary: string;
  readonly icon: IconName;
  readonly ornament?: ReactNode;
  /** Below the score. */
  readonly reward?: ReactNode;
  /** Below the facts. */
  readonly cheer?: ReactNode;
  readonly className?: string;
  /** Rendered before the button for another attempt. */
  readonly first?: ReactNode;
  /** Null when there is no attempt left. */
  readonly onAgain: (() => void) | null;
  /** Null where no window waits for the player to be done. */
  readonly onClose: (() => void) | null;
}

/** How an attempt went as a whole, and another one. It takes the focus. */
export function ResultHero(props: ResultHeroProps): ReactNode {
  const { title, praise, score, seconds, summary, icon, onAgain, onClose } = props;
  const { ornament, reward, cheer, first = null, className = '' } = props;
  const { t, clock } = useTexts();
  // The last tap of what was played is no tap for what comes after it.
  const isAsleep = useAsleep(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className={`result-hero ${className}`}>
      {ornament}
      <p className="result-for">{title}</p>
      <h1 className="result-title" ref={heading} tabIndex={-1}>
        {t(praise.title)}
      </h1>
      <div className="result-scene">
        <Slate mood={praise.mood} />
        <ScoreRing percent={score} />
      </div>
      {reward}
      <div className="result-facts">
        <p className="result-fact">
          <Icon name={icon} />
          {summary}
        </p>
        <p className="result-fact">
          <Icon name="clock" />
          <span className="unseen">{t('time_spent')}</span>
          <bdi dir="ltr">{clock(seconds)}</bdi>
        </p>
      </div>
      {cheer}
      <div className="result-actions" data-asleep={isAsleep || undefined}>
        {first}
        {onAgain !== null && (
          <Button isMain={first === null} icon="again" title={t('again_hint')} onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {onClose !== null && <Button onClick={onClose}>{t('close')}</Button>}
      </div>
    </section>
  );
}
