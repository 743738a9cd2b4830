import { Switch } from '@mantine/core';
import type { CompetitionFlag } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { CompetitionProps } from './competition-props.ts';

interface FlagSwitchProps extends Pick<CompetitionProps, 'doc' | 'findings' | 'onChange'> {
  readonly flag: CompetitionFlag;
}

/** One thing that is switched on or off, and what follows from it. */
export function FlagSwitch({ doc, findings, onChange, flag }: FlagSwitchProps) {
  const t = useText();
  const path = [flag];
  const label = t(`competitions:fields.${flag}`);
  return (
    <Marked path={path} label={label}>
      <Switch
        id={fieldId(path)}
        label={label}
        description={t(`competitions:flag_hints.${flag}`)}
        checked={doc[flag] === 1}
        aria-describedby={fieldErrorId(path)}
        onChange={(event) => onChange({ [flag]: event.currentTarget.checked ? 1 : 0 })}
      />
      <FieldError path={path} findings={findingsAt(findings, path)} />
    </Marked>
  );
}
