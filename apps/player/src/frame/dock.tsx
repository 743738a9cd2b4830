import type { ReactNode } from 'react';
import './dock.css';

/** The buttons below what is played, always within the thumb's reach. */
export function Dock({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <footer className="play-dock">
      <div className="play-dock-row">{children}</div>
    </footer>
  );
}
