import { Text } from '@mantine/core';
import { charsText } from '@takhti/content-types/rounds';
import { lengthOf } from '@takhti/content-types/kit';
import { directionOf, hasErrors, limits, localeOf, type Finding, type Language } from '@takhti/domain';
import { memo } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { arePropsEqual } from '../../performance/are-props-equal.ts';
import { useTransitionInput } from '../../performance/use-transition-input.ts';
import { FieldError, fieldErrorId, fieldId, type FieldPath } from '../../features/editor/index.ts';
import { FieldComments } from '../../features/review/index.ts';
import classes from './game.module.css';
import { GrowingText } from './editor/growing-text.tsx';

interface GameTextProps {
  readonly path: FieldPath;
  readonly label: string;
  readonly value: string;
  readonly language: Language;
  /** Its own; see findingsAt. */
  readonly findings: readonly Finding[];
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
  /** What is recommended; more only gets a scrollbar (G-350, G-376). */
  readonly chars?: { readonly from?: number; readonly to: number } | undefined;
  readonly hint?: string | undefined;
  /** A link runs from left to right, regardless of the language. */
  readonly isAddress?: boolean;
}

/** A text of a game, written in the game's own direction; what is empty is not shown to readers. */
export const GameText = memo(function GameText(props: GameTextProps) {
  const { path, label, language, findings, isReadOnly, hint, isAddress = false } = props;
  const [value, type] = useTransitionInput(props.value, props.onChange);
  const written = isAddress
    ? ({ dir: 'ltr' } as const)
    : ({ dir: directionOf(language), lang: localeOf(language) } as const);
  if (isReadOnly && value === '') return null;
  return (
    <div className={classes.field}>
      <div className={classes.mark}>
        <FieldComments path={[...path]} label={label} />
      </div>
      {isReadOnly ? (
        <div id={fieldId(path)} tabIndex={-1}>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <p className={classes.read} {...written}>
            {value}
          </p>
        </div>
      ) : (
        <GrowingText
          id={fieldId(path)}
          label={label}
          description={hint}
          value={value}
          minRows={props.rows ?? 1}
          maxRows={10}
          maxLength={props.maxLength ?? limits.game.text}
          attributes={{ input: written }}
          error={hasErrors(findings)}
          aria-describedby={fieldErrorId(path)}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      <div className={classes.under}>
        <FieldError path={path} findings={findings} />
        {props.chars && !isReadOnly && <CharHint value={value} chars={props.chars} />}
      </div>
    </div>
  );
}, arePropsEqual);

function CharHint({
  value,
  chars,
}: {
  value: string;
  chars: { readonly from?: number; readonly to: number };
}) {
  const t = useText();
  const format = useFormat();
  const count = lengthOf(value);
  return (
    <Text size="xs" className={classes.chars} data-over={count > chars.to || undefined}>
      <bdi>{t('games:chars', { count: format.number(count), most: charsText(chars) })}</bdi>
    </Text>
  );
}
