import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsMove, IconTrash } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SelectedBar } from '../../../ui/index.ts';
import type { Outcome } from './each-in-turn.ts';
import { MoveMany } from './move-many.tsx';
import { RefusedReport } from './refused-report.tsx';
import { useDeleteMany } from './use-delete-many.ts';

interface ManyBarProps {
  /** What is selected. */
  readonly items: readonly ContainerRow[];
  readonly onClear: () => void;
}

type Refused = Outcome<ContainerRow>['refused'];

/** What an author can do with several of the own drafts at once. */
export function ManyBar({ items, onClear }: ManyBarProps) {
  const t = useText();
  const [isMoving, moving] = useDisclosure(false);
  const [refused, setRefused] = useState<Refused>([]);
  const remove = useDeleteMany();

  function finish(outcome: Outcome<ContainerRow> | undefined): void {
    if (!outcome) return;
    setRefused(outcome.refused);
    onClear();
  }

  return (
    <>
      {items.length > 0 && (
        <SelectedBar
          label={t('dashboard:many.label')}
          text={t('dashboard:many.selected', { count: items.length })}
          clearLabel={t('dashboard:many.clear')}
          onClear={onClear}
        >
          <Button
            variant="white"
            leftSection={<IconArrowsMove size={18} aria-hidden="true" />}
            onClick={moving.open}
            disabled={remove.isRunning}
          >
            {t('dashboard:many.move')}
          </Button>
          <Button
            variant="white"
            color="brick"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            loading={remove.isRunning}
            onClick={() => void remove.ask(items).then(finish)}
          >
            {t('common:delete')}
          </Button>
        </SelectedBar>
      )}
      {isMoving && (
        <MoveMany
          items={items}
          onClose={moving.close}
          onDone={(outcome) => {
            moving.close();
            finish(outcome);
          }}
        />
      )}
      <RefusedReport refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
