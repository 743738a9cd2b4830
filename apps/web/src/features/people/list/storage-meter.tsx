import { Group, Progress, Text } from '@mantine/core';
import { readStorage } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import classes from './people.module.css';

// From here on somebody should make room.
const nearly = 0.9;

/** What the institution's files weigh, and what they may: for those who can ask others to make room. */
export function StorageMeter() {
  const t = useText();
  const format = useFormat();
  const { data } = useQueryCall(readStorage, {}, { silent: true });
  if (!data) return null;
  const used = format.fileSize(data.bytes);
  const share = data.quota_bytes === 0 ? 0 : Math.min(1, data.bytes / data.quota_bytes);
  return (
    <Group className={classes.storage} gap="sm" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {t('people:storage.title')}:{' '}
        {data.quota_bytes === 0
          ? t('people:storage.unlimited', { used })
          : t('people:storage.of', { used, quota: format.fileSize(data.quota_bytes) })}
      </Text>
      {data.quota_bytes > 0 && (
        <Progress
          className={classes.storageBar}
          value={share * 100}
          color={share >= nearly ? 'red' : 'blue'}
          aria-label={t('people:storage.bar')}
        />
      )}
    </Group>
  );
}
