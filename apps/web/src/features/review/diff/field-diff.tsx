import { Text } from '@mantine/core';
import type { FieldChange, Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { FieldWords } from '../../editor/index.ts';
import classes from './diff.module.css';
import { DiffText } from './diff-text.tsx';
import { roundChanges } from './round-changes.ts';
import { RoundsDiff } from './rounds-diff.tsx';
import { kindOfField } from './shown-fields.ts';
import { Side } from './side.tsx';

interface FieldDiffProps {
  readonly change: FieldChange;
  readonly words: FieldWords;
  readonly language: Language;
  /** What else there is to choose from: the text as it is now. */
  readonly children?: ReactNode;
}

/** A field before and after: side by side where there is room, one below the other on a phone. */
export function FieldDiff({ change, words, language, children }: FieldDiffProps) {
  const t = useText();
  const rounds = change.field.endsWith('questionData') ? roundChanges(change.before, change.after) : null;
  if (rounds)
    return (
      <div className={classes.field}>
        <RoundsDiff changes={rounds} language={language} />
        {children}
      </div>
    );
  return (
    <div className={classes.field}>
      <Text size="sm" fw={600}>
        {words.nameOf(change.field)}
      </Text>
      <div className={classes.sides}>
        <Side name={t('review:diff.before')} tone="before">
          <Value change={change} words={words} language={language} side="before" />
        </Side>
        <Side name={t('review:diff.after')} tone="after">
          <Value change={change} words={words} language={language} side="after" />
        </Side>
        {children}
      </div>
    </div>
  );
}

type ValueProps = Omit<FieldDiffProps, 'children'> & { readonly side: 'before' | 'after' };

function Value({ change, words, language, side }: ValueProps) {
  const t = useText();
  const kind = kindOfField(change);
  const value = change[side];
  const isText = kind !== 'value' && typeof value === 'string' && value !== '';
  if (isText) {
    const [before, after] = [change.before, change.after].map((each) =>
      typeof each === 'string' ? each : '',
    );
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
  return (
    words.show(change.field, value) ?? (
      <Text size="sm" c="dimmed">
        {t('editor:conflict.empty')}
      </Text>
    )
  );
}
