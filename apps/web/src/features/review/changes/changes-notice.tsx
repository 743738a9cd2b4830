import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconGitPullRequest } from '@tabler/icons-react';
import { listChanges } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** Says that reviewers changed or suggested something that its author has not settled, and links to it (C-266). */
export function ChangesNotice({ container }: { container: OpenedContainer }) {
  const t = useText();
  const [isOpen, dialog] = useDisclosure(false);
  const { container_id } = container;
  const [page, setPage] = useState(1);
  const changes = useQueryCall(listChanges, { container_id, page }, { silent: true, keepsPrevious: true });
  const total = changes.data?.total ?? 0;
  if (!changes.data || (total === 0 && !isOpen)) return null;
  return (
    <>
      {total > 0 && (
        <Alert color="saffron" variant="light" icon={<IconGitPullRequest size={20} />} py="xs">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {t(changes.data.can_settle ? 'review:changes.waiting' : 'review:changes.with_author', {
                count: total,
              })}
            </Text>
            <Button size="compact-sm" variant="default" onClick={dialog.open}>
              {t('review:changes.open')}
            </Button>
          </Group>
        </Alert>
      )}
      <ChangesDialog
        container={container}
        list={changes.data}
        page={page}
        onPage={setPage}
        isOpen={isOpen}
        onClose={dialog.close}
      />
    </>
  );
}
