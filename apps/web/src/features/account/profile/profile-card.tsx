import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ProfileCardProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One subject of the profile. */
export function ProfileCard({ id, title, children }: ProfileCardProps) {
  return (
    <Paper component="section" withBorder p="lg" radius="lg" aria-labelledby={id}>
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
