import { VisuallyHidden } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { fieldErrorId, fieldId } from '../editor/index.ts';
import type { DropHandlers } from '../upload/index.ts';
import classes from './media.module.css';

interface FieldShellProps {
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly error: ReactNode;
  /** Announced to screen readers. */
  readonly announcement: string;
  readonly rootRef: Ref<HTMLDivElement>;
  /** Takes a file that is dropped or pasted anywhere in the field; where a place for files does so, it is left out. */
  readonly drop?: DropHandlers | undefined;
  readonly children: ReactNode;
}

/** The frame of a picture or sound field: its label, its error, and the target of findings. */
export function FieldShell({ label, path, error, announcement, rootRef, drop, children }: FieldShellProps) {
  const id = fieldId(path);
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div
      className={classes.field}
      id={id}
      ref={rootRef}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hasError ? fieldErrorId(path) : undefined}
      {...drop}
    >
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      {children}
      {typeof error === 'string' && hasError ? (
        <p className={classes.error} id={fieldErrorId(path)}>
          {error}
        </p>
      ) : (
        error
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
