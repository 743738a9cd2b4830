import { Card, Group, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './assessment.module.css';

interface SectionCardProps {
  readonly title: string;
  /** One line below the title. */
  readonly detail?: string;
  /** Whether the line changes while people look at the card, and is announced then. */
  readonly announcesDetail?: boolean;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an assessment's page under a heading. */
export function SectionCard({ title, detail, announcesDetail, actions, children }: SectionCardProps) {
  const heading = useId();
  const words = (
    <>
      <Title order={2} size="h3" id={heading}>
        {title}
      </Title>
      {detail !== undefined && (
        <Text size="sm" c="dimmed" role={announcesDetail ? 'status' : undefined}>
          {detail}
        </Text>
      )}
    </>
  );
  return (
    <Card
      withBorder
      radius="lg"
      padding={0}
      className={classes.card}
      component="section"
      aria-labelledby={heading}
    >
      {actions === undefined ? (
        <div className={classes.cardHead}>{words}</div>
      ) : (
        <Group justify="space-between" gap="sm" className={classes.cardHead}>
          <div>{words}</div>
          <Group gap="xs">{actions}</Group>
        </Group>
      )}
      {children}
    </Card>
  );
}
