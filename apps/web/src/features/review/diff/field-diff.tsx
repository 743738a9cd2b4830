import { Text } from '@mantine/core';
import type { FieldChange, Language, OpenedContainer } from '@takhti/domain';
import { Suspense } from 'react';
import { useText } from '../../../i18n/index.ts';
import { DiffField, DiffSide, DiffSides, DiffText } from '../../../ui/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { comparisonOf, type ComparedWords } from './shown-fields.ts';

interface FieldDiffProps {
  readonly change: FieldChange;
  /** The container that has the field. */
  readonly container: Pick<OpenedContainer, 'content_type' | 'json_data'>;
  readonly words: ComparedWords;
  readonly language: Language;
  /** A third choice: the present value of the field. */
  readonly current?: { readonly value: unknown } | undefined;
}

/** A field before and after, rendered by its type. */
export function FieldDiff(props: FieldDiffProps) {
  const { change, container, language, current } = props;
  const parts = webTypeOf(container.content_type)?.parts;
  const plain = <PlainDiff {...props} />;
  if (!parts || parts.kindOf(change.field) === null) return plain;
  const { Differences } = parts;
  return (
    <Suspense fallback={null}>
      <Differences change={change} json_data={container.json_data} current={current} language={language}>
        {plain}
      </Differences>
    </Suspense>
  );
}

function PlainDiff(props: FieldDiffProps) {
  const { change, words, current } = props;
  const t = useText();
  const empty = (
    <Text size="sm" c="dimmed">
      {t('editor:conflict.empty')}
    </Text>
  );
  return (
    <DiffField name={words.nameOf(change.field)}>
      <DiffSides>
        {(['before', 'after'] as const).map((side) => (
          <DiffSide key={side} name={t(`review:diff.${side}`)} tone={side}>
            {textOf(props, side) ?? words.show(change.field, change[side]) ?? empty}
          </DiffSide>
        ))}
        {current && (
          <DiffSide name={t('review:diff.current')} tone="current">
            {words.show(change.field, current.value) ?? empty}
          </DiffSide>
        )}
      </DiffSides>
    </DiffField>
  );
}

// A text with what differs in it marked; null for what is no text, or none any more.
function textOf({ change, words, language }: FieldDiffProps, side: 'before' | 'after') {
  const kind = comparisonOf(change, words);
  if (kind === 'value' || typeof change[side] !== 'string' || change[side] === '') return null;
  const [before, after] = [change.before, change.after].map((each) => (typeof each === 'string' ? each : ''));
  return (
    <DiffText
      before={before ?? ''}
      after={after ?? ''}
      isRich={kind === 'rich'}
      language={language}
      side={side}
    />
  );
}
