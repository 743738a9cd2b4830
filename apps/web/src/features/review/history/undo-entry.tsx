import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { undoable, type HistoryEntry } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { confirm } from '../../../ui/index.ts';
import classes from '../drawer.module.css';
import { useUndoEntry } from './use-undo-entry.ts';

interface UndoEntryProps {
  readonly entry: HistoryEntry;
  readonly container: OpenedContainer;
}

const names = {
  import: 'import',
  'question.replace': 'replace',
  'question.delete': 'delete',
  'question.duplicate': 'duplicate',
} as const;

/** The way back from one import, replacement or deletion, no matter what came after it. */
export function UndoEntry({ entry, container }: UndoEntryProps) {
  const t = useText();
  const { undo, isRunning } = useUndoEntry(container.container_id);
  const action = undoable.find((each) => each === entry.action);
  // Of an old one may not be kept any more what it changed.
  if (!action || entry.is_undone || entry.total_changes === 0 || !container.abilities.can_edit) return null;
  const name = names[action];

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('review:undo.title'),
      text: t(`review:undo.${name}_text`),
      confirmLabel: t('common:undo'),
      isDangerous: name === 'import' || name === 'duplicate',
    });
    if (isSure && action) await undo(action, entry.history_id);
  }

  return (
    <Button
      className={classes.open}
      variant="subtle"
      size="compact-xs"
      leftSection={<IconArrowBackUp size={14} data-points aria-hidden="true" />}
      loading={isRunning}
      onClick={() => void ask()}
    >
      {t(`review:undo.${name}`)}
    </Button>
  );
}
