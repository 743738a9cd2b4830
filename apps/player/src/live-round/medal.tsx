import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import './medal.css';

/** A medal with the number of its place, drawn: fonts of devices draw theirs in many ways, or not at all. The place is in words beside it. */
export function Medal({ place }: { readonly place: number }): ReactNode {
  const { number } = useTexts();
  return (
    <svg className="medal" data-place={place} viewBox="0 0 48 60" aria-hidden="true">
      <path className="medal-ribbon" d="M12 2h9l6 20h-9zM36 2h-9l-6 20h9z" />
      <circle className="medal-rim" cx="24" cy="38" r="20" />
      <circle className="medal-face" cx="24" cy="38" r="15" />
      <text className="medal-number" x="24" y="45" textAnchor="middle">
        {number(place)}
      </text>
    </svg>
  );
}
