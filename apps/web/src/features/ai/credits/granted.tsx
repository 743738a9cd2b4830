import type { ReactNode } from 'react';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import classes from './credits.module.css';

interface GrantedProps {
  readonly grants: readonly {
    readonly grant_id: string;
    /** Who got or lost how much. */
    readonly what: ReactNode;
    /** Empty where none was given. */
    readonly reason: string;
    readonly by_full_name: string;
    readonly granted_on: string;
  }[];
}

/** What was given or taken away, each with its reason, who did it and when. */
export function Granted({ grants }: GrantedProps) {
  return (
    <ul className={classes.grants}>
      {grants.map(({ grant_id, what, reason, by_full_name, granted_on }) => (
        <li key={grant_id}>
          <span>{what}</span>
          {reason !== '' && (
            <span>
              <bdi>{reason}</bdi>
            </span>
          )}
          <span className={classes.faint}>
            <bdi>{by_full_name}</bdi>
            <FactDivider />
            <RelativeTime instant={granted_on} />
          </span>
        </li>
      ))}
    </ul>
  );
}
