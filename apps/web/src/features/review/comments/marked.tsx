import type { ReactNode } from 'react';
import { FieldComments, type FieldCommentsProps } from './field-comments.tsx';
import classes from './field-comments.module.css';

interface MarkedProps extends FieldCommentsProps {
  /** In the line of the field's label, at its end; or beside a field that has its label within it. */
  readonly place?: 'label' | 'beside';
  readonly children: ReactNode;
}

/** A field with the comments on it. */
export function Marked({ path, label, place = 'label', children }: MarkedProps) {
  return (
    <div className={classes.marked} data-place={place}>
      <div className={classes.sign}>
        <FieldComments path={path} label={label} />
      </div>
      {children}
    </div>
  );
}
