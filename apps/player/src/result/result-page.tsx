import type { Result } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { ResultHero, type ResultHeroProps } from './result-hero.tsx';
import './result.css';

interface ResultPageProps extends ResultHeroProps {
  /** The time limit ended it. */
  readonly isTimeUp?: boolean;
  /** Why it gives no points in a competition. */
  readonly notCounted?: Result['not_counted'];
  /** Between the score and the lines. */
  readonly below?: ReactNode;
  /** The heading of the lines. */
  readonly heading: string;
  readonly lines: readonly ReactNode[];
}

/** The end of an attempt: how it went as a whole, and line by line. */
export function ResultPage(props: ResultPageProps): ReactNode {
  const { isTimeUp = false, notCounted, below, heading, lines, ...hero } = props;
  const { t } = useTexts();
  return (
    <main className="result">
      <div className="result-body">
        {isTimeUp && (
          <p className="result-banner">
            <Icon name="clock" />
            {t('time_up')}
          </p>
        )}
        {notCounted !== undefined && (
          <p className="result-banner" role="alert">
            <Icon name="clock" />
            {t(`result_${notCounted}`)}
          </p>
        )}
        <ResultHero {...hero} />
        {below}
        {lines.length > 0 && (
          <section>
            <h2 className="result-subtitle">{heading}</h2>
            <ol className="result-list">{lines}</ol>
          </section>
        )}
        <p className="unseen" role="status">
          {`${t('result')}: ${hero.summary}`}
        </p>
      </div>
    </main>
  );
}
