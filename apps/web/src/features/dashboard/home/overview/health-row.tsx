import { IconAlertTriangle, IconCircleCheck, IconClock, IconCircleMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import home from '../home.module.css';
import classes from './overview.module.css';

const icons = {
  good: IconCircleCheck,
  waits: IconClock,
  off: IconCircleMinus,
  bad: IconAlertTriangle,
} as const;

interface HealthRowProps {
  readonly state: keyof typeof icons;
  readonly title: string;
  /** The page with the details. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** One of the things that have to run, and how it does. */
export function HealthRow({ state, title, to, children }: HealthRowProps) {
  const Icon = icons[state];
  return (
    <li className={classes.health}>
      <Icon size={20} aria-hidden="true" className={classes.sign} data-state={state} />
      <div>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={home.link}>
            {title}
          </Link>
        )}
        <div className={classes.detail}>{children}</div>
      </div>
    </li>
  );
}
