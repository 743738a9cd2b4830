import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './home.module.css';

/** One of the facts that a person steers by, with its name. */
export function HomeCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h5" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
