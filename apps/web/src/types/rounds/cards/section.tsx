import { Card, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { OpenedRound } from './opened-round.ts';
import classes from './section.module.css';

interface SectionProps {
  readonly opened: Pick<OpenedRound, 'isReadOnly'>;
  readonly title: string;
  /** What to do here; for those who can. */
  readonly hint: string;
  /** How many there are, of how many. */
  readonly tally?: string | undefined;
  readonly children: ReactNode;
  /** What is wrong with all of it, and the way to more. */
  readonly foot?: ReactNode;
}

/** A part of a round with its name above it. */
export function Section({ opened, title, hint, tally, children, foot }: SectionProps) {
  const id = useId();
  return (
    <Card
      withBorder
      radius="lg"
      padding={0}
      component="section"
      aria-labelledby={id}
      className={classes.section}
    >
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {tally !== undefined && <span className={classes.tally}>{tally}</span>}
        {!opened.isReadOnly && (
          <Text size="sm" c="dimmed" className={classes.hint}>
            {hint}
          </Text>
        )}
      </div>
      <div className={classes.body}>{children}</div>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Card>
  );
}
