import { SegmentedControl, Switch, Text } from '@mantine/core';
import { previewAssessment } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { Papers } from '../../../features/paper/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/index.ts';
import type { QuestionParts } from '../kinds/question-parts.ts';
import { questionPartsOf } from '../kinds/registry.ts';
import { PaperKeys, PaperSheet } from './paper-sheets.tsx';
import { makeVariants } from './paper-variants.ts';

const counts = [1, 2, 3, 4] as const;
const printed: QuestionParts['printed'] = (question, key) =>
  questionPartsOf(question.content_type).printed(question, key);

/** The papers of a bank as they will be printed, and how they are to be. */
export function PaperView({ item }: { item: OpenedContainer }) {
  const t = useText();
  const [columns, setColumns] = useState('1');
  const [count, setCount] = useState(1);
  const [isShuffled, setShuffled] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  const play = useQueryCall(previewAssessment, { container_id: item.container_id });
  if (play.error) return <ErrorState error={play.error} onRetry={() => void play.refetch()} />;
  if (!play.data) return <SkeletonRows rows={6} />;
  if (play.data.questions.length === 0) return <EmptyState title={t('questions:paper.empty')} />;
  const variants = makeVariants(play.data, { count, isShuffled, seed: item.container_id, printed });
  const { language, title } = play.data;
  return (
    <Papers
      controls={
        <>
          <Choice
            label={t('questions:paper.columns')}
            value={columns}
            values={['1', '2']}
            onChange={setColumns}
          />
          <Choice
            label={t('questions:paper.variants')}
            value={String(count)}
            values={counts.map(String)}
            onChange={(value) => setCount(Number(value))}
          />
          <Switch
            label={t('questions:paper.shuffle')}
            checked={isShuffled}
            onChange={(event) => setShuffled(event.currentTarget.checked)}
          />
          <Switch
            label={t('questions:paper.keys')}
            checked={hasKeys}
            onChange={(event) => setKeys(event.currentTarget.checked)}
          />
        </>
      }
    >
      {variants.map((variant) => (
        <PaperSheet
          key={variant.name}
          variant={variant}
          title={title}
          language={language}
          columns={columns === '2' ? 2 : 1}
          isNamed={variants.length > 1}
        />
      ))}
      {hasKeys && <PaperKeys variants={variants} title={title} language={language} />}
    </Papers>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  const format = useFormat();
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        aria-label={label}
        value={value}
        onChange={onChange}
        data={values.map((each) => ({ value: each, label: format.number(Number(each)) }))}
      />
    </div>
  );
}
