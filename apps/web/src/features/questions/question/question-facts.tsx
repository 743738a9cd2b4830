import { Card, Text } from '@mantine/core';
import type { Question, QuestionDoc } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';
import { DifficultyMark } from '../difficulty-mark.tsx';
import classes from './question.module.css';

interface QuestionFactsProps {
  readonly doc: QuestionDoc;
  readonly question: Question | null;
}

const metadata = ['metadata1', 'metadata2', 'metadata3', 'metadata4', 'metadata5'] as const;

/** What is said about a question, for those who only read it; what was left empty is left out. */
export function QuestionFacts({ doc, question }: QuestionFactsProps) {
  const t = useText();
  const facts: readonly (readonly [string, string])[] = [
    [t('questions:taxonomy.label'), doc.taxonomy === '' ? '' : t(`questions:taxonomy.${doc.taxonomy}`)],
    [t('questions:language'), nameOfLanguage(doc.language)],
    [t('questions:past_paper.label'), t(`questions:past_paper.${doc.past_paper}`)],
    [t('questions:question_title'), doc.title],
    ...metadata.map((field, at) => [t('questions:metadata.field', { number: at + 1 }), doc[field]] as const),
  ];
  return (
    <aside aria-label={t('questions:about')}>
      <Card withBorder padding="lg">
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{t('questions:difficulty.label')}</dt>
            <dd>
              <DifficultyMark difficulty={doc.difficulty} />
            </dd>
          </div>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className={classes.fact}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        {question && (
          <Text size="sm" c="dimmed" mt="md">
            {t('questions:changed_by')} <bdi>{question.modified_by}</bdi> ·{' '}
            <RelativeTime instant={question.modified_on} />
          </Text>
        )}
      </Card>
    </aside>
  );
}
