import { TextInput } from '@mantine/core';
import { directionOf, hasErrors, localeOf, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { CompetitionProps } from './competition-props.ts';

interface TextFieldProps extends Pick<CompetitionProps, 'doc' | 'findings' | 'onChange'> {
  readonly field:
    | 'secretcode'
    | 'rewardcode'
    | 'ticketcurrency'
    | 'start_date'
    | 'end_date'
    | 'reward_name'
    | 'reward_description';
  /** Of what learners read; without it the field holds a code or a time. */
  readonly writtenIn?: Language;
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'datetime-local';
  /** As it stands in the field, where that differs from what is stored. */
  readonly shown?: (stored: string) => string;
  readonly stored?: (typed: string) => string;
}

const same = (text: string): string => text;
const ofCode = { dir: 'ltr', autoComplete: 'off' };
const ofText = (language: Language) => ({ lang: localeOf(language), dir: directionOf(language) });

/** A field of one line, with what is wrong with it. Codes and times are written from left to right in every language. */
export function TextField(props: TextFieldProps) {
  const {
    doc,
    findings,
    onChange,
    field,
    writtenIn,
    hint,
    type = 'text',
    shown = same,
    stored = same,
  } = props;
  const t = useText();
  const path = [field];
  const found = findingsAt(findings, path);
  const label = t(`competitions:fields.${field}`);
  return (
    <Marked path={path} label={label}>
      <TextInput
        id={fieldId(path)}
        label={label}
        description={hint}
        type={type}
        step={type === 'datetime-local' ? 1 : undefined}
        value={shown(doc[field])}
        attributes={{ input: writtenIn ? ofText(writtenIn) : ofCode }}
        error={hasErrors(found)}
        aria-describedby={fieldErrorId(path)}
        onChange={(event) => onChange({ [field]: stored(event.currentTarget.value) })}
      />
      <FieldError path={path} findings={found} />
    </Marked>
  );
}
