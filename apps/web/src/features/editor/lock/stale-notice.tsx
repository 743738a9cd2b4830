import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import classes from './stale-notice.module.css';

interface StaleNoticeProps {
  /** The query of the item. */
  readonly opened: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Says above an editor that the item could not be brought up to date, and asks once more; the work continues below it. */
export function StaleNotice({ opened }: StaleNoticeProps) {
  const t = useText();
  if (!opened.error || opened.data === undefined) return null;
  return (
    <Alert
      color="saffron"
      variant="light"
      icon={<IconCloudOff size={20} />}
      role="status"
      className={classes.notice}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('editor:stale.text')}</Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={opened.isFetching}
          onClick={() => void opened.refetch()}
        >
          {t('common:retry')}
        </Button>
      </Group>
    </Alert>
  );
}
