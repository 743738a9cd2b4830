import type { ReactNode } from 'react';
import './dock.css';

interface DockProps {
  /** Whether its buttons came only just, and no tap is meant for them yet. */
  readonly isAsleep?: boolean;
  readonly children: ReactNode;
}

/** The buttons below what is played, always within the thumb's reach. */
export function Dock({ isAsleep = false, children }: DockProps): ReactNode {
  return (
    <footer className="play-dock" data-asleep={isAsleep || undefined}>
      {/* Keys do what the buttons do; one that is held down would press the next button too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="play-dock-row" onKeyDown={(event) => event.repeat && event.preventDefault()}>
        {children}
      </div>
    </footer>
  );
}

interface DockWordsProps {
  /** The full label of a button. */
  readonly whole: string;
  /** One word of it below the icon, if several buttons share a narrow row. */
  readonly short: string;
}

/** The label of a button beside the main one. */
export function DockWords({ whole, short }: DockWordsProps): ReactNode {
  return (
    <>
      <span className="dock-whole">{whole}</span>
      <span className="dock-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
