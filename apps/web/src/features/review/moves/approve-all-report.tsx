import { Button, Stack, Text } from '@mantine/core';
import type { approveAll, ReplyOf } from '@takhti/contract';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';
import { ItemReasons } from './item-reasons.tsx';

type Report = ReplyOf<typeof approveAll>;

interface ApproveAllReportProps {
  /** null while there is nothing to report. */
  readonly report: Report | null;
  readonly onClose: () => void;
}

/** The outcome of each item if not all could be approved: failures first, each with its reason. */
export function ApproveAllReport({ report, onClose }: ApproveAllReportProps) {
  const t = useText();
  // The lines stay while the dialog fades out.
  const [last, setLast] = useState(report);
  if (report && report !== last) setLast(report);
  const { items = [], remaining = 0 } = last ?? {};
  const of = (wanted: Report['items'][number]['outcome']) =>
    items
      .filter(({ outcome }) => outcome === wanted)
      .map((item) => ({ ...item, problem: wanted === 'refused' ? item.problem : null }));
  const [refused, failed, approved] = [of('refused'), of('failed'), of('approved')];
  return (
    <Modal
      opened={report !== null}
      onClose={onClose}
      title={t('review:approve_all.open')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="lg">
        <ItemReasons heading={t('review:approve_all.failed', { count: refused.length })} items={refused} />
        <ItemReasons heading={t('review:approve_all.faults', { count: failed.length })} items={failed} />
        {remaining > 0 && <Text size="sm">{t('review:approve_all.remaining', { count: remaining })}</Text>}
        <ItemReasons heading={t('review:approve_all.some', { count: approved.length })} items={approved} />
        <Button fullWidth variant="default" data-autofocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </Stack>
    </Modal>
  );
}
