import { Card, Text } from '@mantine/core';
import { metadataFields, type Question, type QuestionDoc } from '@takhti/domain';
import type { ReactNode } from 'react';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { FieldMark } from '../../../features/review/index.ts';
import { DifficultyMark } from '../difficulty-mark.tsx';
import classes from './question.module.css';

interface QuestionFactsProps {
  readonly doc: QuestionDoc;
  readonly question: Question | null;
}

interface Fact {
  readonly path: readonly string[];
  readonly name: string;
  readonly value: ReactNode;
}

/** The facts about a question, read-only; empty ones are left out. */
export function QuestionFacts({ doc, question }: QuestionFactsProps) {
  const t = useText();
  const facts: readonly Fact[] = [
    {
      path: ['difficulty'],
      name: t('questions:difficulty.label'),
      value: <DifficultyMark difficulty={doc.difficulty} />,
    },
    {
      path: ['taxonomy'],
      name: t('questions:taxonomy.label'),
      value: doc.taxonomy === '' ? '' : t(`questions:taxonomy.${doc.taxonomy}`),
    },
    { path: ['language'], name: t('questions:language'), value: nameOfLanguage(doc.language) },
    {
      path: ['past_paper'],
      name: t('questions:past_paper.label'),
      value: t(`questions:past_paper.${doc.past_paper}`),
    },
    { path: ['title'], name: t('questions:question_title'), value: doc.title },
    ...metadataFields.map((field, at) => ({
      path: [field],
      name: t('questions:metadata.field', { number: at + 1 }),
      value: doc[field],
    })),
  ];
  return (
    <aside aria-label={t('questions:about')}>
      <Card withBorder padding="lg">
        <dl className={classes.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ path, name, value }) => (
              <div key={name} className={classes.fact}>
                <dt className={classes.factHead}>
                  {name}
                  <FieldMark path={path} label={name} />
                </dt>
                <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
              </div>
            ))}
        </dl>
        {question && (
          <Text size="sm" c="dimmed" mt="md">
            {t('questions:changed_by')} <bdi>{question.modified_by}</bdi>
            <FactDivider />
            <RelativeTime instant={question.modified_on} />
          </Text>
        )}
      </Card>
    </aside>
  );
}
