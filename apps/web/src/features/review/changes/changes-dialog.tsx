import { Button, Group, Text } from '@mantine/core';
import { settleChanges, type listChanges, type ReplyOf, type RequestInput } from '@takhti/contract';
import { limits, type OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, Modal, Pager, showToast } from '../../../ui/index.ts';
import classes from '../diff/diff.module.css';
import { skillsIn, useContainerWords } from '../words/container-words.tsx';
import { OneChange } from './one-change.tsx';

type Decided = RequestInput<typeof settleChanges>['changes'][number];

interface ChangesDialogProps {
  readonly container: OpenedContainer;
  readonly list: ReplyOf<typeof listChanges>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The changes and suggestions of reviewers: settled one by one, or all at once (C-263 to C-266). */
export function ChangesDialog({ container, list, page, onPage, isOpen, onClose }: ChangesDialogProps) {
  const t = useText();
  const { container_id } = container;
  const { records, total, can_settle, change_ids } = list;
  const settle = useCall(settleChanges, { waitsFor: settleChanges.changes });
  const ofContainer = useContainerWords(container.content_type, isOpen ? skillsIn(records) : []);

  async function decide(changes: readonly Decided[]): Promise<void> {
    let settled = 0;
    let left = 0;
    for (let from = 0; from < changes.length; from += limits.changes.at_once) {
      const reply = await settle.run({
        container_id,
        changes: changes.slice(from, from + limits.changes.at_once),
      });
      if (!reply) break;
      settled += reply.settled.length;
      left += reply.left.length;
    }
    onPage(1);
    if (settled > 0) showToast({ kind: 'success', text: t('review:changes.settled', { count: settled }) });
    if (left > 0) showToast({ kind: 'warning', text: t('review:changes.left', { count: left }) });
  }
  const decideAll = (decision: Decided['decision']): void =>
    void decide(change_ids.map((change_id) => ({ change_id, decision })));

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="64rem"
      title={t('review:changes.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {records.length === 0 ? (
        <EmptyState title={t('review:changes.none')} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            {t(can_settle ? 'review:changes.hint' : 'review:changes.hint_reading')}
          </Text>
          <ul className={classes.changes}>
            {records.map((change) => (
              <OneChange
                key={change.change_id}
                change={change}
                container={container}
                ofContainer={ofContainer}
                canSettle={can_settle}
                isBusy={settle.isRunning}
                onDecide={(decided) => void decide([decided])}
                onLeave={onClose}
              />
            ))}
          </ul>
          {can_settle && change_ids.length < total && (
            <Text size="sm" mt="md">
              {t('review:changes.first_only', { shown: change_ids.length })}
            </Text>
          )}
          <Pager page={page} total={total} onPage={onPage} />
        </>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        {can_settle && records.length > 0 && (
          <>
            <Button variant="default" disabled={settle.isRunning} onClick={() => decideAll('rejected')}>
              {t('review:changes.reject_all')}
            </Button>
            <Button loading={settle.isRunning} onClick={() => decideAll('accepted')}>
              {t('review:changes.accept_all')}
            </Button>
          </>
        )}
      </Group>
    </Modal>
  );
}
