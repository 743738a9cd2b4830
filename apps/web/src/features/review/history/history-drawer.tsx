import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportHistory, listHistory } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Drawer, EmptyState, ErrorState, Pager } from '../../../ui/index.ts';
import { CommentsLoading } from '../comments/comments-loading.tsx';
import classes from '../drawer.module.css';
import { HistoryLine } from './history-line.tsx';

interface HistoryDrawerProps {
  readonly container: OpenedContainer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The history of an item, newest first (C-042, C-043). */
export function HistoryDrawer({ container, isOpen, onClose }: HistoryDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={760}
      title={t('review:history.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Entries container={container} onLeave={onClose} />
    </Drawer>
  );
}

function Entries({ container, onLeave }: { container: OpenedContainer; onLeave: () => void }) {
  const t = useText();
  const { container_id } = container;
  const file = useCall(exportHistory);
  const [page, setPage] = useState(1);
  const history = useQueryCall(
    listHistory,
    { container_id, page },
    { silent: true, keepsPrevious: true, staleTime: 0 },
  );
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('review:history.title')}>
      {container.abilities.can_export && (
        <Button
          size="compact-sm"
          variant="default"
          mb="md"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={file.isRunning}
          onClick={() => void file.run({ container_id, format: 'csv' })}
        >
          {t('review:history.export')}
        </Button>
      )}
      {history.isPending && <CommentsLoading />}
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.total === 0 && <EmptyState title={t('review:history.none')} />}
      {history.data && history.data.total > 0 && (
        <>
          <Stack component="ol" gap="lg" className={classes.list}>
            {history.data.records.map((entry) => (
              <HistoryLine key={entry.history_id} entry={entry} container={container} onLeave={onLeave} />
            ))}
          </Stack>
          <Pager page={page} total={history.data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}
