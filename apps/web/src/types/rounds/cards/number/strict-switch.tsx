import { Switch } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../../../i18n/index.ts';
import { fieldId } from '../../../../features/editor/index.ts';
import type { CodeRound } from '../code/code-edits.ts';
import type { OpenedRound } from '../opened-round.ts';
import classes from './strict-switch.module.css';
import type { TableRound } from '../table/table-edits.ts';

interface StrictSwitchProps {
  readonly opened: OpenedRound<CodeRound> | OpenedRound<TableRound>;
  readonly isOn: boolean;
}

/** Whether an answer must be written to the letter. */
export function StrictSwitch({ opened, isOn }: StrictSwitchProps) {
  const t = useText();
  if (opened.isReadOnly)
    return isOn ? (
      <p className={classes.strict}>
        <IconCheck size={16} aria-hidden="true" />
        {t('game-cards:strict.label')}
      </p>
    ) : null;
  return (
    <Switch
      id={fieldId(opened.path('is_strict'))}
      label={t('game-cards:strict.label')}
      description={t('game-cards:strict.hint')}
      checked={isOn}
      onChange={(event) => {
        const is_strict = event.currentTarget.checked;
        opened.change((now) => ({ ...now, is_strict }));
      }}
    />
  );
}
