import { Card, Text, Title } from '@mantine/core';
import { listUserHistory } from '@takhti/contract';
import type { PersonHistoryEntry, RoleGrant } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  FactDivider,
  ErrorState,
  Pager,
  RelativeTime,
  SkeletonRows,
  useRoleTitle,
} from '../../../ui/index.ts';
import { ChangeList } from './change-list.tsx';
import classes from './form.module.css';

/** The history of a person, the latest first. */
export function PersonHistory({ user_id, roles }: { user_id: string; roles: readonly RoleGrant[] }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const history = useQueryCall(listUserHistory, { user_id, page }, { keepsPrevious: true });
  return (
    <Card withBorder radius="lg" padding="lg" component="section" aria-label={t('people:history.title')}>
      <Title order={2} size="h3">
        {t('people:history.title')}
      </Title>
      {history.isPending && <SkeletonRows rows={3} height={48} />}
      {history.isLoadingError && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.total === 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('people:history.none')}
        </Text>
      )}
      {history.data && (
        <>
          <ul className={classes.history}>
            {history.data.records.map((entry) => (
              <li key={entry.history_id} className={classes.entry}>
                <Entry entry={entry} roles={roles} />
              </li>
            ))}
          </ul>
          <Pager page={page} total={history.data.total} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

function Entry({ entry, roles }: { entry: PersonHistoryEntry; roles: readonly RoleGrant[] }) {
  const t = useText();
  const titleOf = useRoleTitle();
  const isEmpty = entry.action === 'changed' && entry.changes.length === 0;
  return (
    <>
      <Text size="sm" fw={550}>
        {t(`people:history.${isEmpty ? 'unchanged' : entry.action}`, { name: entry.by_full_name })}
      </Text>
      <Text size="xs" c="dimmed">
        <bdi>{titleOf({ role: '', title: entry.by_role })}</bdi>
        <FactDivider />
        <RelativeTime instant={entry.created_on} />
      </Text>
      {entry.action === 'changed' && <ChangeList changes={entry.changes} roles={roles} />}
    </>
  );
}
