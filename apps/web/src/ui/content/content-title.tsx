import { localeOf, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import classes from './content-text.module.css';

/** A title of content in one line of a list: its own direction and letters, at the height of the interface's text. */
export function ContentTitle({ children, language }: { children: ReactNode; language: Language }) {
  return (
    <bdi lang={localeOf(language)} className={classes.title}>
      {children}
    </bdi>
  );
}
