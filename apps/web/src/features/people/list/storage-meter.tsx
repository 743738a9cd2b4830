import { Group, Text } from '@mantine/core';
import { readStorage } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { StorageBar } from '../../../ui/index.ts';
import classes from './people.module.css';

/** The bytes of the institution's files, and their limit: for those who can ask others to make room. */
export function StorageMeter() {
  const t = useText();
  const format = useFormat();
  const { data } = useQueryCall(readStorage, {}, { silent: true });
  if (!data) return null;
  const used = format.fileSize(data.bytes);
  return (
    <Group className={classes.storage} gap="sm" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {t('people:storage.title')}:{' '}
        {data.quota_bytes === 0
          ? t('people:storage.unlimited', { used })
          : t('people:storage.of', { used, quota: format.fileSize(data.quota_bytes) })}
      </Text>
      <StorageBar {...data} label={t('people:storage.bar')} className={classes.storageBar} />
    </Group>
  );
}
