import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import files from '../family/files.module.css';
import classes from './competition.module.css';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A card of the editor with its heading. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <Card withBorder radius="lg" padding="lg" component="section" className={files.card}>
      <h2 className={classes.heading}>{title}</h2>
      {hint !== undefined && <p className={classes.soft}>{hint}</p>}
      {children}
    </Card>
  );
}
