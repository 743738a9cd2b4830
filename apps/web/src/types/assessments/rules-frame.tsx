import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './assessment.module.css';

/** The card of how an assessment is played, to be written or to be looked at. */
export function RulesFrame({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      component="section"
      aria-labelledby="rules-heading"
      className={`${classes.card ?? ''} ${classes.rules ?? ''}`}
    >
      <Title order={2} size="h3" id="rules-heading" mb="md">
        {t('assessments:rules.title')}
      </Title>
      {children}
    </Card>
  );
}
