import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

/** The score in percent, as a ring and a figure. */
export function ScoreRing({ percent }: { readonly percent: number }): ReactNode {
  const texts = useTexts();
  const filled = (AROUND * Math.min(100, Math.max(0, percent))) / 100;
  return (
    <div className="ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} />
        {filled > 0 && (
          <circle className="ring-fill" cx="50" cy="50" r={RADIUS} strokeDasharray={`${filled} ${AROUND}`} />
        )}
      </svg>
      <p className="ring-score">
        <span className="unseen">{texts.t('score')} </span>
        {texts.percent(percent)}
      </p>
    </div>
  );
}
