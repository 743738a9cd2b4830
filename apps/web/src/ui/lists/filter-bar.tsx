import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

/** What narrows and orders a list: fields side by side, two and two on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={classes.bar}>{children}</search>;
}
