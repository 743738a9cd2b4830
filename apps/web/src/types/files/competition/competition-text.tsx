import type { Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { findingsAt } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TextField, type TextFieldProps } from '../family/text-field.tsx';
import type { CompetitionProps } from './competition-props.ts';

interface CompetitionTextProps
  extends Pick<CompetitionProps, 'doc' | 'findings' | 'onChange'>, Pick<TextFieldProps, 'type'> {
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
  /** As it is in the field, where that differs from what is stored. */
  readonly shown?: (stored: string) => string;
  readonly stored?: (typed: string) => string;
}

const same = (text: string): string => text;

/** A text of the competition, of one line. */
export function CompetitionText(props: CompetitionTextProps) {
  const { doc, findings, onChange, field, shown = same, stored = same, writtenIn, hint, type } = props;
  const t = useText();
  return (
    <TextField
      path={[field]}
      label={t(`competitions:fields.${field}`)}
      hint={hint}
      value={shown(doc[field])}
      found={findingsAt(findings, [field])}
      {...(writtenIn && { writtenIn })}
      {...(type && { type })}
      onText={(text) => onChange({ [field]: stored(text) })}
    />
  );
}
