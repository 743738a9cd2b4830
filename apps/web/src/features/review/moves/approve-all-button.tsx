import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { approveAll, countApprovable, type ReplyOf } from '@takhti/contract';
import { useState } from 'react';
import { refreshAfter, useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import { ApproveAllReport } from './approve-all-report.tsx';

/** For final reviewers, where something is on their desk: approves and publishes all of it (C-512 to C-514, C-1039). */
export function ApproveAllButton() {
  const t = useText();
  const counts = useQueryCall(countApprovable, {}, { silent: true });
  const run = useCall(approveAll);
  const [report, setReport] = useState<ReplyOf<typeof approveAll> | null>(null);
  const total = (counts.data?.w ?? 0) + (counts.data?.r ?? 0);

  async function start(): Promise<void> {
    const isSure = await confirm({
      title: t('review:approve_all.title', { count: total }),
      text: t('review:approve_all.text', { count: total }),
      confirmLabel: t('review:approve_all.confirm', { count: total }),
    });
    if (!isSure) return;
    const reply = await run.run({});
    // When no answer came some may be published all the same.
    if (!reply) return refreshAfter(approveAll);
    const isWhole = reply.remaining === 0 && reply.items.every(({ outcome }) => outcome === 'approved');
    if (isWhole) showToast({ kind: 'success', text: t('review:approve_all.done') });
    else setReport(reply);
  }

  const isOffered = counts.data?.approves_finally === true && total > 0;
  return (
    <>
      {isOffered && (
        <Button
          variant="default"
          leftSection={<IconRosetteDiscountCheck size={18} aria-hidden="true" />}
          loading={run.isRunning}
          onClick={() => void start()}
        >
          {t('review:approve_all.open')}
        </Button>
      )}
      <ApproveAllReport report={report} onClose={() => setReport(null)} />
    </>
  );
}
