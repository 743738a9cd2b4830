import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAdjustments,
  IconArrowsMove,
  IconCopy,
  IconDownload,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react';
import { listQuestions } from '@takhti/contract';
import { limits, type OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { sendCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { SelectedBar } from '../../../ui/index.ts';
import { isNarrowed, type BankQuery } from './bank-query.ts';
import { collectIds } from './collect-ids.ts';
import { ChangeDialog } from './many/change-dialog.tsx';
import { ReplaceWhenAsked } from './many/replace/replace-when-asked.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { countSelected, type Selection } from '../../../ui/lists/selection.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { useDeleteQuestions } from './use-delete-questions.ts';
import { useDuplicateQuestions } from './use-duplicate-questions.ts';

interface BulkBarProps {
  readonly item: OpenedContainer;
  readonly query: BankQuery;
  readonly selection: Selection;
  readonly total: number;
  readonly onClear: () => void;
  /** The selection at the start of the action: it may change meanwhile. */
  readonly onDone: (begunWith: Selection) => void;
}

/** The actions for all selected questions. */
export function BulkBar({ item, query, selection, total, onClear, onDone }: BulkBarProps) {
  const t = useText();
  const { container_id } = item;
  const remove = useDeleteQuestions(item);
  const duplicate = useDuplicateQuestions(item);
  const [exported, setExported] = useState<readonly string[] | null>(null);
  const [isCollecting, setCollecting] = useState(false);
  const [isMoving, moving] = useDisclosure(false);
  const [isChanging, changing] = useDisclosure(false);
  const [isReplacing, replacing] = useDisclosure(false);
  const isBusy = isCollecting || remove.isRunning || duplicate.isRunning;
  const count = countSelected(selection, total);
  const isWholeBank = selection.kind === 'all' && selection.except.size === 0 && !isNarrowed(query);

  // Undefined after a failure, which the client has shown.
  async function collect(): Promise<readonly string[] | undefined> {
    setCollecting(true);
    try {
      return await collectIds(selection, limits.page_size, (page) =>
        sendCall(listQuestions, { container_id, ...query, page }),
      );
    } catch {
      return undefined;
    } finally {
      setCollecting(false);
    }
  }

  async function deleteSelected(): Promise<void> {
    const ids = await collect();
    if (ids && (await remove.ask(ids))) onDone(selection);
  }

  async function duplicateSelected(): Promise<void> {
    const ids = await collect();
    if (ids && (await duplicate.run(ids))) onDone(selection);
  }
  async function exportSelected(): Promise<void> {
    const ids = isWholeBank ? [] : await collect();
    if (ids) setExported(ids);
  }

  if (count === 0) return null;
  return (
    <SelectedBar
      label={t('questions:bulk.label')}
      text={t('questions:bulk.selected', { count })}
      clearLabel={t('questions:bulk.clear')}
      onClear={onClear}
    >
      <Button
        variant="white"
        leftSection={<IconAdjustments size={18} aria-hidden="true" />}
        onClick={changing.open}
        disabled={isBusy}
      >
        {t('questions:change.open')}
      </Button>
      <Button
        variant="white"
        leftSection={<IconArrowsMove size={18} aria-hidden="true" />}
        onClick={moving.open}
        disabled={isBusy}
      >
        {t('questions:move.open')}
      </Button>
      <Button
        variant="white"
        leftSection={<IconReplace size={18} aria-hidden="true" />}
        onClick={replacing.open}
        disabled={isBusy}
      >
        {t('questions:replace.open')}
      </Button>
      <Button
        variant="white"
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => void duplicateSelected()}
        disabled={isBusy}
        loading={duplicate.isRunning}
      >
        {t('questions:duplicate.open')}
      </Button>
      {item.abilities.can_export && (
        <Button
          variant="white"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void exportSelected()}
          disabled={isBusy}
        >
          {t('questions:export.open')}
        </Button>
      )}
      <Button
        variant="white"
        color="brick"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => void deleteSelected()}
        loading={(isCollecting && !isMoving && !isChanging && !isReplacing) || remove.isRunning}
        disabled={isBusy}
      >
        {t('common:delete')}
      </Button>
      {exported && <ExportDialog item={item} content_ids={exported} onClose={() => setExported(null)} />}
      {isChanging && (
        <ChangeDialog
          item={item}
          count={count}
          collect={isWholeBank ? () => Promise.resolve([]) : collect}
          onClose={changing.close}
          onDone={() => {
            changing.close();
            onDone(selection);
          }}
        />
      )}
      {isReplacing && (
        <ReplaceWhenAsked
          item={item}
          collect={isWholeBank ? () => Promise.resolve([]) : collect}
          onClose={replacing.close}
          onDone={() => {
            replacing.close();
            onDone(selection);
          }}
        />
      )}
      {isMoving && (
        <MoveDialog
          item={item}
          count={count}
          // No ids mean all of them to the server.
          collect={isWholeBank ? () => Promise.resolve([]) : collect}
          onClose={moving.close}
          onDone={() => {
            moving.close();
            onDone(selection);
          }}
        />
      )}
    </SelectedBar>
  );
}
