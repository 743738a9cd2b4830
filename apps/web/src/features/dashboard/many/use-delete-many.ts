import { bringBack, deleteContainer } from '@takhti/contract';
import { limits, type ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { refreshAfter, sendAlone } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import { eachInTurn, type Outcome } from './each-in-turn.ts';

interface DeleteMany {
  /** Asks, puts them into the bin and tells, with a way back; undefined when the person thought better of it. */
  readonly ask: (items: readonly ContainerRow[]) => Promise<Outcome<ContainerRow> | undefined>;
  readonly isRunning: boolean;
}

// What is refused is listed together at the end.
const handled = { handles: () => true };

export function useDeleteMany(): DeleteMany {
  const t = useText();
  const [isRunning, setRunning] = useState(false);

  async function bringAllBack(items: readonly ContainerRow[]): Promise<void> {
    const { done, refused } = await eachInTurn(items, ({ container_id }) =>
      sendAlone(bringBack, { container_id }, handled),
    );
    await refreshAfter(bringBack);
    if (done.length > 0)
      showToast({ kind: 'success', text: t('dashboard:many.back', { count: done.length }) });
    for (const { problem } of refused) showToast({ kind: 'error', text: t(`problems:${problem}`) });
  }

  async function ask(items: readonly ContainerRow[]): Promise<Outcome<ContainerRow> | undefined> {
    const count = items.length;
    const isSure = await confirm({
      title: t('dashboard:many.del_title', { count }),
      text: t('dashboard:many.del_text', { count, days: limits.bin.days }),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return undefined;
    setRunning(true);
    const outcome = await eachInTurn(items, ({ container_id }) =>
      sendAlone(deleteContainer, { container_id }, handled),
    );
    await refreshAfter(deleteContainer);
    setRunning(false);
    const { done } = outcome;
    if (done.length > 0) {
      showToast({
        kind: 'success',
        text: t('dashboard:many.deleted', { count: done.length }),
        action: { label: t('common:undo'), onClick: () => void bringAllBack(done) },
      });
    }
    return outcome;
  }

  return { ask, isRunning };
}
