import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import type { Editor } from '../editor.ts';

type KeptDraftNoticeProps = Pick<Editor<object>, 'kept' | 'restoreKept' | 'discardKept'>;

/** Offers an unsaved edit of an earlier visit again. */
export function KeptDraftNotice({ kept, restoreKept, discardKept }: KeptDraftNoticeProps) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (!kept) return null;
  return (
    <Alert color="saffron" variant="light" icon={<IconHistory size={20} />} role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('editor:kept.text', { when: format.relativeDay(kept.kept_on, now) })}</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={discardKept}>
            {t('editor:kept.discard')}
          </Button>
          <Button size="compact-sm" onClick={restoreKept}>
            {t('editor:kept.restore')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
