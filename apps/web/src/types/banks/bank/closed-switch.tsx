import { Switch } from '@mantine/core';
import { closeBank } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBankType } from '../address.ts';
import { bankTitlesOf } from '../titles.ts';

/** Says that a bank is closed, and closes it or opens it again for the person who may: at once, as it is no part of what is reviewed. */
export function ClosedSwitch({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { closed } = bankTitlesOf(useBankType());
  const close = useCall(closeBank);
  const { container_id, is_closed, abilities } = item;
  if (!abilities.can_close && is_closed === 0) return null;
  return (
    <Switch
      label={t(closed)}
      description={t('questions:closed.hint')}
      checked={is_closed === 1}
      disabled={!abilities.can_close || close.isRunning}
      onChange={(event) => void close.run({ container_id, is_closed: event.currentTarget.checked ? 1 : 0 })}
    />
  );
}
