import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsMove, IconCopy, IconDownload, IconTrash } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { SelectedBar } from '../../ui/index.ts';
import type { Outcome } from './each-in-turn.ts';
import { MoveMany } from './move-many.tsx';
import { RefusedReport } from './refused-report.tsx';
import { useDeleteMany, useWithdrawMany } from './use-delete-many.ts';
import { useDuplicateMany } from './use-duplicate-many.ts';
import { useExportMany } from './use-export-many.ts';

interface ManyBarProps {
  /** The selected items. */
  readonly items: readonly ContainerRow[];
  /** Their kind: drafts that their author can move and delete, other work of one's own, or published content. */
  readonly of: 'drafts' | 'work' | 'library';
  readonly onClear: () => void;
  /** Something is begun with them: what is returned is called once it is done, while others may have been selected. */
  readonly onBegin: () => () => void;
}

type Refused = Outcome<ContainerRow>['refused'];

/** The actions for several contents at once. */
export function ManyBar({ items, of, onClear, onBegin }: ManyBarProps) {
  const t = useText();
  const { can } = useSession();
  const [isMoving, moving] = useDisclosure(false);
  const [refused, setRefused] = useState<Refused>([]);
  const remove = useDeleteMany();
  const withdraw = useWithdrawMany();
  const copies = useDuplicateMany();
  const file = useExportMany(items);
  const isBusy = [remove, withdraw, copies, file].some(({ isRunning }) => isRunning);
  const deletion = of === 'library' ? withdraw : remove;
  const deletes = of === 'drafts' || (of === 'library' && can('library.delete'));

  async function finish(working: Promise<Outcome<ContainerRow> | undefined>): Promise<void> {
    const letGo = onBegin();
    const outcome = await working;
    if (!outcome) return;
    setRefused(outcome.refused);
    letGo();
  }

  async function exportAll(): Promise<void> {
    const letGo = onBegin();
    if (await file.exportAll()) letGo();
  }

  return (
    <>
      {items.length > 0 && (
        <SelectedBar
          label={t('many:label')}
          text={t('many:selected', { count: items.length })}
          clearLabel={t('many:clear')}
          onClear={onClear}
        >
          {can('container.create') && (
            <Button
              variant="white"
              leftSection={<IconCopy size={18} aria-hidden="true" />}
              loading={copies.isRunning}
              disabled={isBusy}
              onClick={() => void finish(copies.duplicate(items))}
            >
              {t('many:duplicate')}
            </Button>
          )}
          {file.isOffered && (
            <Button
              variant="white"
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              loading={file.isRunning}
              disabled={isBusy}
              onClick={() => void exportAll()}
            >
              {t('many:export')}
            </Button>
          )}
          {of === 'drafts' && (
            <Button
              variant="white"
              leftSection={<IconArrowsMove size={18} aria-hidden="true" />}
              onClick={moving.open}
              disabled={isBusy}
            >
              {t('many:move')}
            </Button>
          )}
          {deletes && (
            <Button
              variant="white"
              color="brick"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              loading={deletion.isRunning}
              disabled={isBusy}
              onClick={() => void finish(deletion.ask(items))}
            >
              {t('common:delete')}
            </Button>
          )}
        </SelectedBar>
      )}
      {isMoving && (
        <MoveMany
          items={items}
          onClose={moving.close}
          onDone={(outcome) => {
            moving.close();
            void finish(Promise.resolve(outcome));
          }}
        />
      )}
      <RefusedReport refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
