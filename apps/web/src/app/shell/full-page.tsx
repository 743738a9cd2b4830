import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Slate } from '../../ui/states/slate.tsx';
import classes from './full-page.module.css';

/** One message in the middle of an empty page. */
export function FullPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <Stack align="center" gap="sm" maw={440}>
        <Slate size={72} />
        <Title order={1} ta="center">
          {title}
        </Title>
        <Text ta="center" c="dimmed">
          {text}
        </Text>
        {children}
      </Stack>
    </main>
  );
}
