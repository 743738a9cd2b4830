import { TextInput } from '@mantine/core';
import type { Chars } from '@takhti/content-types/rounds';
import { directionOf, limits, localeOf, type Finding } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTransitionInput } from '../../../../performance/use-transition-input.ts';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { GrowingText } from '../../editor/growing-text.tsx';
import { CharCount } from '../card/char-count.tsx';
import type { OpenedRound, RoundPath } from '../opened-round.ts';
import { ReadText } from '../card/read-text.tsx';
import classes from './written-field.module.css';

interface WrittenFieldProps {
  readonly opened: OpenedRound;
  readonly at: RoundPath;
  readonly label: string;
  /** The name is only for screen readers: the text around the field shows it. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The recommended length. */
  readonly chars?: Chars | undefined;
  /** The length is kept, and not only recommended. */
  readonly isLengthKept?: boolean;
  readonly isOneLine?: boolean;
  readonly isRequired?: boolean;
  readonly placeholder?: string | undefined;
  readonly description?: string | undefined;
  /** What is behind the label. */
  readonly aside?: ReactNode;
  /** The findings to show, where they are not simply those of the field. */
  readonly findings?: readonly Finding[];
  readonly inputMode?: 'decimal';
}

/** Words of a round in the language of the game, with the length that fits and what is wrong with them. */
export function WrittenField(props: WrittenFieldProps) {
  const { opened, at, label, isLabelHidden = false, chars, isOneLine = false } = props;
  const { isRequired = false, placeholder, description, aside, inputMode } = props;
  const [value, type] = useTransitionInput(props.value, props.onText);
  const path = opened.path(...at);
  const id = fieldId(path);
  const findings = props.findings ?? opened.findings(...at);
  const severity = severityOf(findings);
  const written = { dir: directionOf(opened.language), lang: localeOf(opened.language) };
  const input = {
    id,
    value,
    placeholder,
    maxLength: isOneLine ? limits.title.max : limits.game.text,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-describedby': fieldErrorId(path),
    'aria-invalid': severity === 'error' || undefined,
    attributes: { input: { ...written, 'data-severity': severity } },
    classNames: { input: classes.input },
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
  };
  return (
    <div className={classes.field}>
      {!isLabelHidden && (
        <div className={classes.head}>
          <label htmlFor={id} className={classes.label}>
            {label}
            {isRequired && !opened.isReadOnly && (
              <span className={classes.required} aria-hidden="true">
                {' *'}
              </span>
            )}
          </label>
          {aside ?? <FieldComments path={path} label={label} />}
        </div>
      )}
      {description !== undefined && !opened.isReadOnly && <p className={classes.hint}>{description}</p>}
      {opened.isReadOnly ? (
        <ReadText id={id} text={value} language={opened.language} />
      ) : isOneLine ? (
        <TextInput {...input} inputMode={inputMode} autoComplete="off" />
      ) : (
        <GrowingText {...input} minRows={isLabelHidden ? 1 : 2} maxRows={12} />
      )}
      {chars && !opened.isReadOnly && (
        <CharCount text={value} chars={chars} isKept={props.isLengthKept === true} />
      )}
      <FieldError path={path} findings={findings} />
    </div>
  );
}

function severityOf(findings: readonly Finding[]): Finding['severity'] | undefined {
  return findings.find(({ severity }) => severity === 'error')?.severity ?? findings[0]?.severity;
}
