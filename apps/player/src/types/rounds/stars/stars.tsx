import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { mostStars } from './stars.ts';
import './stars.css';

/** Stars won, of three; said in words to who cannot see them. */
export function Stars({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts();
  return (
    <span className="stars" role="img" aria-label={t('stars', { n: count, total: mostStars })}>
      {[1, 2, 3].map((number) => (
        <svg
          key={number}
          className={number <= count ? 'star star-won' : 'star'}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d="m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z" />
        </svg>
      ))}
    </span>
  );
}
