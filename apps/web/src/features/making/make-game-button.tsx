import { Button } from '@mantine/core';
import { IconDeviceGamepad2 } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { Link } from 'react-router';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { makeGamePath } from './make-game-path.ts';

/** Links from a bank to making a game of it, with the right to make one. */
export function MakeGameButton({
  item,
}: {
  readonly item: Pick<OpenedContainer, 'container_id' | 'is_closed'>;
}) {
  const t = useText();
  const { can } = useSession();
  const path = makeGamePath(item);
  if (!can('container.create') || path === null) return null;
  return (
    <Button
      component={Link}
      to={path}
      variant="default"
      leftSection={<IconDeviceGamepad2 size={18} aria-hidden="true" />}
    >
      {t('common:make_game')}
    </Button>
  );
}
