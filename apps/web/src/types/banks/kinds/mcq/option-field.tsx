import { Checkbox } from '@mantine/core';
import type { Finding, Language } from '@takhti/domain';
import type { ClipboardEvent } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { fieldErrorId, fieldId, findingsAt, RichTextField } from '../../../../features/editor/index.ts';
import classes from '../../question/question.module.css';
import type { PartProps } from '../question-parts.ts';

interface OptionFieldProps extends Pick<PartProps, 'containerId' | 'renderAside' | 'at'> {
  /** From 1. */
  readonly number: 1 | 2 | 3 | 4;
  readonly html: string;
  readonly isCorrect: boolean;
  readonly onHtml: (html: string) => void;
  /** Called before the field itself takes what is pasted. */
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onCorrect: (isCorrect: boolean) => void;
  readonly language: Language;
  readonly findings: readonly Finding[];
}

/** An option with its mark. Several may be right (C-695). */
export function OptionField(props: OptionFieldProps) {
  const { number, html, isCorrect, onHtml, onCorrect, language, containerId, findings, renderAside, at } =
    props;
  const t = useText();
  const path = [...at, `option${number}`];
  // Which options are right is said in the question itself, for all of its languages.
  const isFixed = at.length > 0;
  const label = t('questions:options.option', { number });
  const isWanting = !isFixed && findingsAt(findings, ['correct']).length > 0;
  return (
    <div className={classes.option} data-correct={isCorrect || undefined} onPasteCapture={props.onPaste}>
      <RichTextField
        label={label}
        aside={renderAside(path, label)}
        placeholder={number > 2 && !isFixed ? t('questions:options.optional') : undefined}
        path={path}
        value={html}
        onChange={onHtml}
        language={language}
        containerId={containerId}
        isRequired={number <= 2}
        findings={findingsAt(findings, path)}
      />
      <Checkbox
        className={classes.mark}
        id={number === 1 && !isFixed ? fieldId(['correct']) : undefined}
        label={t('questions:options.correct')}
        aria-label={t('questions:options.is_correct', { number })}
        aria-describedby={isWanting ? fieldErrorId(['correct']) : undefined}
        aria-invalid={isWanting}
        error={isWanting}
        checked={isCorrect}
        disabled={isFixed}
        onChange={(event) => onCorrect(event.currentTarget.checked)}
      />
    </div>
  );
}
