import { Text } from '@mantine/core';
import type { readStorage, ReplyOf } from '@takhti/contract';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { StorageBar } from '../../../../ui/index.ts';
import { HomeCard } from '../home-card.tsx';
import home from '../home.module.css';

/** The bytes of the institution's files, and their limit. */
export function FilesCard({ storage }: { storage: ReplyOf<typeof readStorage> }) {
  const t = useText();
  const format = useFormat();
  const { files, bytes, quota_bytes } = storage;
  return (
    <HomeCard title={t('dashboard:overview.files.title')}>
      <p className={home.figure}>
        <bdi>{format.fileSize(bytes)}</bdi>
      </p>
      <StorageBar {...storage} label={t('dashboard:overview.files.bar')} />
      <Text size="sm" c="dimmed">
        {quota_bytes === 0
          ? t('dashboard:overview.files.unlimited', { count: files })
          : t('dashboard:overview.files.of', { count: files, quota: format.fileSize(quota_bytes) })}
      </Text>
    </HomeCard>
  );
}
