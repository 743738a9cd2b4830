import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './diff.module.css';

/** Shows two versions of one thing: side by side if there is room, one below the other on a phone. */
export function DiffField({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  return (
    <div className={classes.field}>
      {name !== undefined && (
        <Text size="sm" fw={600}>
          {name}
        </Text>
      )}
      {children}
    </div>
  );
}

/** The versions themselves, within a DiffField. */
export function DiffSides({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sides}>{children}</div>;
}

interface DiffSideProps {
  readonly name: string;
  readonly tone: 'before' | 'after' | 'current';
  readonly children: ReactNode;
}

/** One of the texts that are compared. */
export function DiffSide({ name, tone, children }: DiffSideProps) {
  return (
    <div className={classes.side} data-tone={tone}>
      <Text size="xs" c="dimmed" component="div">
        {name}
      </Text>
      {children}
    </div>
  );
}
