import { Text, Title } from '@mantine/core';
import { listSkillHistory } from '@takhti/contract';
import type { SkillHistoryEntry } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { FactDivider, Pager, RelativeTime, SkeletonRows, useRoleTitle } from '../../../ui/index.ts';
import classes from './history-list.module.css';

/** The history of a skill: who changed it, when, and the former values. */
export function HistoryList({ skill_id }: { skill_id: string }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const history = useQueryCall(listSkillHistory, { skill_id, page }, { keepsPrevious: true, silent: true });
  if (history.isLoadingError) return null;
  return (
    <section className={classes.section} aria-labelledby="skill-history">
      <Title order={2} size="h3" id="skill-history">
        {t('curriculum:history.title')}
      </Title>
      {history.isPending && <SkeletonRows rows={2} height={44} />}
      {history.data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('curriculum:history.none')}
        </Text>
      )}
      <ol className={classes.list}>
        {history.data?.records.map((entry) => (
          <Entry key={entry.history_id} entry={entry} />
        ))}
      </ol>
      {history.data && <Pager page={page} total={history.data.total} onPage={setPage} />}
    </section>
  );
}

function Entry({ entry }: { entry: SkillHistoryEntry }) {
  const t = useText();
  const titleOf = useRoleTitle();
  const { action, full_name, role_title, happened_on, changes, is_unseen } = entry;
  return (
    <li className={classes.entry}>
      <Text size="sm" fw={600}>
        {t(`curriculum:history.actions.${action}`, { name: full_name })}
      </Text>
      <Text size="sm" c="dimmed">
        <bdi>{titleOf({ role: '', title: role_title })}</bdi>
        <FactDivider />
        <RelativeTime instant={happened_on} />
      </Text>
      {is_unseen === 1 && (
        <Text size="xs" c="dimmed">
          {t('common:unseen_change')}
        </Text>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <Field field={field} />: <Value text={from} isOld />
              <span aria-hidden="true" className={classes.arrow} data-points>
                →
              </span>
              <Value text={to} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Field({ field }: { field: string }) {
  const t = useText();
  const key = `curriculum:fields.${field}`;
  return <>{isTextKey(key) ? t(key) : field}</>;
}

function Value({ text, isOld = false }: { text: string; isOld?: boolean }) {
  const t = useText();
  const shown = text === '' || text === '-' ? t('curriculum:history.empty') : text;
  return isOld ? (
    <del>
      <bdi>{shown}</bdi>
    </del>
  ) : (
    <ins>
      <bdi>{shown}</bdi>
    </ins>
  );
}
