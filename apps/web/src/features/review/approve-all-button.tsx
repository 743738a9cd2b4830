import { Anchor, Button, List, Modal, Text } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import {
  approveAll,
  countApprovable,
  countDashboard,
  listReviewerDashboard,
  type ReplyOf,
} from '@takhti/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { refreshCalls, useCall, useQueryCall } from '../../app/api/index.ts';
import { editorPath } from '../../app/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { confirm, ContentTitle, showToast } from '../../ui/index.ts';

type Failure = ReplyOf<typeof approveAll>['failed'][number];

/** For final reviewers, where something is on their desk: approves and publishes all of it (C-512 to C-514, C-1039). */
export function ApproveAllButton() {
  const t = useText();
  const counts = useQueryCall(countApprovable, {}, { silent: true });
  const run = useCall(approveAll);
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const total = (counts.data?.w ?? 0) + (counts.data?.r ?? 0);

  async function start(): Promise<void> {
    const isSure = await confirm({
      title: t('review:approve_all.title', { count: total }),
      text: t('review:approve_all.text', { count: total }),
      confirmLabel: t('review:approve_all.confirm', { count: total }),
    });
    if (!isSure) return;
    const report = await run.run({});
    if (!report) return;
    const { approved, remaining } = report;
    const isWhole = report.failed.length === 0 && remaining === 0;
    if (isWhole) showToast({ kind: 'success', text: t('review:approve_all.done') });
    else if (approved > 0)
      showToast({ kind: 'info', text: t('review:approve_all.some', { count: approved }) });
    setFailed(report.failed);
    await refreshCalls(countApprovable, listReviewerDashboard, countDashboard);
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
      <Failures failed={failed} onClose={() => setFailed([])} />
    </>
  );
}

/** What could not be approved, each with its reason; its title leads to where it can be looked into. */
function Failures({ failed, onClose }: { failed: readonly Failure[]; onClose: () => void }) {
  const t = useText();
  // The lines stay while the dialog fades out.
  const [last, setLast] = useState(failed);
  if (failed.length > 0 && failed !== last) setLast(failed);
  return (
    <Modal
      opened={failed.length > 0}
      onClose={onClose}
      title={t('review:approve_all.failed', { count: last.length })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <List spacing="sm">
        {last.map((item) => (
          <List.Item key={item.container_id}>
            <Anchor component={Link} to={editorPath(item) ?? '/dashboard'} underline="always">
              <ContentTitle language={item.language}>{item.title}</ContentTitle>
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(`problems:${item.problem}`)}
            </Text>
          </List.Item>
        ))}
      </List>
      <Button mt="lg" fullWidth variant="default" data-autofocus onClick={onClose}>
        {t('common:close')}
      </Button>
    </Modal>
  );
}
