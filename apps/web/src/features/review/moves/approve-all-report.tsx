import { Anchor, Button, List, Stack, Text } from '@mantine/core';
import type { approveAll, ReplyOf } from '@takhti/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Modal } from '../../../ui/index.ts';

type Report = ReplyOf<typeof approveAll>;

interface ApproveAllReportProps {
  /** null while there is nothing to tell. */
  readonly report: Report | null;
  readonly onClose: () => void;
}

/** What became of each item when not all could be approved: what stands in the way first, each with its reason. */
export function ApproveAllReport({ report, onClose }: ApproveAllReportProps) {
  const t = useText();
  // The lines stay while the dialog fades out.
  const [last, setLast] = useState(report);
  if (report && report !== last) setLast(report);
  const { items = [], remaining = 0 } = last ?? {};
  const of = (wanted: Report['items'][number]['outcome']) =>
    items.filter(({ outcome }) => outcome === wanted);
  const [refused, failed, approved] = [of('refused'), of('failed'), of('approved')];
  return (
    <Modal
      opened={report !== null}
      onClose={onClose}
      title={t('review:approve_all.open')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="lg">
        <Items heading={t('review:approve_all.failed', { count: refused.length })} items={refused} />
        <Items heading={t('review:approve_all.faults', { count: failed.length })} items={failed} />
        {remaining > 0 && <Text size="sm">{t('review:approve_all.remaining', { count: remaining })}</Text>}
        <Items heading={t('review:approve_all.some', { count: approved.length })} items={approved} />
        <Button fullWidth variant="default" data-autofocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </Stack>
    </Modal>
  );
}

/** Items of one outcome; their titles lead to where they can be looked into. */
function Items({ heading, items }: { heading: string; items: Report['items'] }) {
  const t = useText();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <Text id={id} fw={600} mb="xs">
        {heading}
      </Text>
      <List spacing="xs" aria-labelledby={id}>
        {items.map((item) => (
          <List.Item key={item.container_id}>
            <Anchor component={Link} to={editorPath(item) ?? '/dashboard'} underline="always">
              <ContentTitle language={item.language}>{item.title}</ContentTitle>
            </Anchor>
            {item.outcome === 'refused' && item.problem !== null && (
              <Text size="sm" c="dimmed">
                {t(`problems:${item.problem}`)}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
