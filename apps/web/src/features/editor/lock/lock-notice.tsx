import { Alert, Button, Group, Text } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import type { EditLock, OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { confirm } from '../../../ui/index.ts';
import { lockKeeper } from './locks.ts';

/** Says that another browser edits a container, whose and since when, and takes it over (C-563, C-564, C-1031). */
export function LockNotice({ item, lock }: { item: OpenedContainer; lock: EditLock }) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const isSelf = lock.user_id === user.user_id;
  const when = format.dateTime(lock.taken_on);
  const who = isSelf ? t('editor:lock.self', { when }) : t('editor:lock.by', { name: lock.full_name, when });

  async function takeOver(): Promise<void> {
    const isSure = await confirm({
      title: t('editor:lock.take_over.title'),
      text: isSelf
        ? t('editor:lock.take_over.self')
        : t('editor:lock.take_over.text', { name: lock.full_name }),
      confirmLabel: t('editor:lock.edit'),
    });
    if (!isSure) return;
    setBusy(true);
    // After a failure people can press again.
    await lockKeeper.takeOver(item.container_id).catch(() => undefined);
    setBusy(false);
  }

  return (
    <Alert color="saffron" variant="light" icon={<IconLock size={20} />} role="status">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{t('problems:container.locked')}</Text>
          <Text size="sm">{who}</Text>
        </div>
        <Button
          size="sm"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => void takeOver()}
        >
          {t('editor:lock.edit')}
        </Button>
      </Group>
    </Alert>
  );
}
