import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Slate } from './slate.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** The purpose of this place, and what to do next. */
  readonly text?: string;
  readonly icon?: ReactNode;
  /** 1 where it replaces a whole page. */
  readonly order?: 1 | 2;
  readonly children?: ReactNode;
}

/** Shown instead of an empty list (C-272). */
export function EmptyState({ title, text, icon, order = 2, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes.empty}>
      {icon ?? <Slate size={56} />}
      <Title order={order} size="h3" ta="center" className={classes.title}>
        {title}
      </Title>
      {text !== undefined && (
        <Text c="dimmed" ta="center" maw={420}>
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}
