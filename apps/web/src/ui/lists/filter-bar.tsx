import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

/** The filters of a list: fields in a row, two in a row on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={classes.bar}>{children}</search>;
}
