import { Switch } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../../../i18n/index.ts';
import { fieldId } from '../../../../features/editor/index.ts';
import type { CodeRound } from '../code/code-edits.ts';
import type { RoundDesk } from '../round-desk.ts';
import classes from './strict-switch.module.css';
import type { TableRound } from '../table/table-edits.ts';

interface StrictSwitchProps {
  readonly desk: RoundDesk<CodeRound> | RoundDesk<TableRound>;
  readonly isOn: boolean;
}

/** Whether an answer must be written to the letter. */
export function StrictSwitch({ desk, isOn }: StrictSwitchProps) {
  const t = useText();
  if (desk.isReadOnly)
    return isOn ? (
      <p className={classes.strict}>
        <IconCheck size={16} aria-hidden="true" />
        {t('game-cards:strict.label')}
      </p>
    ) : null;
  return (
    <Switch
      id={fieldId(desk.path('is_strict'))}
      label={t('game-cards:strict.label')}
      description={t('game-cards:strict.hint')}
      checked={isOn}
      onChange={(event) => {
        const is_strict = event.currentTarget.checked;
        desk.change((now) => ({ ...now, is_strict }));
      }}
    />
  );
}
