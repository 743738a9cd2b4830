import { Alert } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useParts } from './use-parts.ts';

interface PartsStripProps {
  readonly item: Pick<OpenedContainer, 'container_id'>;
  /** The way to the next of these. */
  readonly next: ReactNode;
}

/** How much of a container AI made, how much of it nobody has read yet, and the way to the next of these. */
export function PartsStrip({ item, next }: PartsStripProps) {
  const t = useText();
  const parts = useParts(item.container_id);
  if (parts.length === 0) return null;
  const unread = parts.filter(({ looked_on }) => looked_on === null);
  const untouched = parts.filter(({ is_changed }) => !is_changed);
  return (
    <Alert
      color={unread.length > 0 ? 'saffron' : 'accent'}
      variant="light"
      mb="sm"
      icon={<IconSparkles size={18} aria-hidden="true" />}
      title={t('editor:ai_parts.title', { count: parts.length })}
    >
      <p style={{ margin: 0 }}>
        {unread.length > 0
          ? t('editor:ai_parts.unread', { count: unread.length })
          : t('editor:ai_parts.all_read')}{' '}
        {t('editor:ai_parts.untouched', { count: untouched.length })}
      </p>
      {next}
    </Alert>
  );
}
