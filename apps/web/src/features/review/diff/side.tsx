import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './diff.module.css';

interface SideProps {
  readonly name: string;
  readonly tone: 'before' | 'after' | 'current';
  readonly children: ReactNode;
}

/** One of the texts that are compared. */
export function Side({ name, tone, children }: SideProps) {
  return (
    <div className={classes.side} data-tone={tone}>
      <Text size="xs" c="dimmed" component="div">
        {name}
      </Text>
      {children}
    </div>
  );
}
