import { Card, Switch } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import type { Suggesting } from './use-suggesting.ts';

/** Lets a reviewer leave content as it is, and suggest. */
export function SuggestSwitch({ suggesting }: { suggesting: Suggesting }) {
  const t = useText();
  if (!suggesting.isOffered) return null;
  return (
    <Card withBorder padding="md">
      <Switch
        label={t('review:suggest.label')}
        description={t('review:suggest.hint')}
        checked={suggesting.isOn}
        onChange={(event) => suggesting.set(event.currentTarget.checked)}
      />
    </Card>
  );
}
