import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { listHistoryChanges, restoreHistory } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, ErrorState, Pager, showToast, SkeletonRows } from '../../../ui/index.ts';
import { PreviewDialog } from '../../preview/index.ts';
import { ChangeList } from './change-list.tsx';
import classes from './diff.module.css';

interface EntryChangesProps {
  readonly container: OpenedContainer;
  readonly history_id: string;
  readonly onLeave: () => void;
}

/** The changes of a history entry, and a button to restore that state. */
export function EntryChanges({ container, history_id, onLeave }: EntryChangesProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { container_id } = container;
  const changes = useQueryCall(
    listHistoryChanges,
    { container_id, history_id, page },
    { silent: true, keepsPrevious: true },
  );
  if (changes.error) return <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />;
  if (!changes.data) return <SkeletonRows rows={2} height={64} />;
  const { records, total, has_state } = changes.data;
  return (
    <div className={classes.change}>
      {total === 0 ? (
        <Text size="sm" c="dimmed">
          {t('review:history.not_kept')}
        </Text>
      ) : (
        <ChangeList changes={records} container={container} onLeave={onLeave} />
      )}
      <Pager page={page} total={total} onPage={setPage} />
      {has_state && <ThatState container={container} history_id={history_id} />}
    </div>
  );
}

function ThatState({ container, history_id }: Omit<EntryChangesProps, 'onLeave'>) {
  const t = useText();
  const [isOpen, preview] = useDisclosure(false);
  const restore = useCall(restoreHistory);
  const { container_id, version } = container;

  async function bringBack(): Promise<void> {
    const isSure = await confirm({
      title: t('review:history.restore_title'),
      text: t('review:history.restore_text'),
      confirmLabel: t('review:history.restore_then'),
    });
    if (!isSure) return;
    if (await restore.run({ container_id, history_id, version }))
      showToast({ kind: 'success', text: t('review:history.restored') });
  }

  return (
    <div className={classes.buttons}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconEye size={16} aria-hidden="true" />}
        onClick={preview.open}
      >
        {t('review:history.look_then')}
      </Button>
      {container.abilities.can_edit && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} data-points aria-hidden="true" />}
          loading={restore.isRunning}
          onClick={() => void bringBack()}
        >
          {t('review:history.restore_then')}
        </Button>
      )}
      <PreviewDialog item={container} history_id={history_id} isOpen={isOpen} onClose={preview.close} />
    </div>
  );
}
