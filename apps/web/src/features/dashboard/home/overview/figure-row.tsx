import type { ReactNode } from 'react';
import { Link } from 'react-router';
import home from '../home.module.css';
import classes from './overview.module.css';

interface FigureRowProps {
  readonly label: ReactNode;
  readonly figure: ReactNode;
  /** The page that shows those who are counted, where there is one for the person who looks. */
  readonly to?: string | null;
  readonly detail?: ReactNode;
}

/** One figure with what it counts. */
export function FigureRow({ label, figure, to = null, detail }: FigureRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.label}>
        {to === null ? (
          label
        ) : (
          <Link to={to} className={home.link}>
            {label}
          </Link>
        )}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
      <span className={classes.figure}>{figure}</span>
    </li>
  );
}
