import type { ReactNode } from 'react';
import './result-line.css';

interface LineFrameProps {
  /** n not attempted, c correct, i incorrect. */
  readonly status: 'n' | 'c' | 'i';
  readonly number: string;
  /** Beside the number. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** One line of a result. */
export function LineFrame({ status, number, head, children }: LineFrameProps): ReactNode {
  return (
    <li className={`line line-${status}`}>
      <div className="line-head">
        <h3 className="line-number">{number}</h3>
        {head}
      </div>
      {children}
    </li>
  );
}
