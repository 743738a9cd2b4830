import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';

/** The way to new content on narrow windows, where the sidebar that has it is away. */
export function CreateButton() {
  const t = useText();
  return (
    <ActionIcon
      component={Link}
      to="/dashboard/create"
      variant="filled"
      size={40}
      hiddenFrom="sm"
      aria-label={t('common:create')}
    >
      <IconPlus size={22} />
    </ActionIcon>
  );
}
