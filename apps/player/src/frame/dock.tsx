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
  /** What a button does. */
  readonly whole: string;
  /** The one word of it that says enough below its sign, where several buttons share a narrow row. */
  readonly short: string;
}

/** The words of a button beside the main one. */
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
