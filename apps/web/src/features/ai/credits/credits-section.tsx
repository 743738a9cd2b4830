import { Button, Checkbox, Table, TextInput } from '@mantine/core';
import { grantAiCredits, listAiCredits } from '@takhti/contract';
import { aiLimits } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  NumberField,
  EmptyState,
  ErrorState,
  Pager,
  SearchField,
  showToast,
  SkeletonRows,
} from '../../../ui/index.ts';
import classes from '../service/settings.module.css';
import { GrantList } from './grant-list.tsx';
import own from './credits.module.css';

/** How many generations each author has, and more for those who are ticked. */
export function CreditsSection() {
  const t = useText();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [count, setCount] = useState<number | null>(20);
  const [reason, setReason] = useState('');
  const list = useQueryCall(listAiCredits, { search, page }, { keepsPrevious: true });
  const { run, isRunning } = useCall(grantAiCredits);
  const credits = count ?? 0;
  const rows = list.data?.records ?? [];
  const isAll = rows.length > 0 && rows.every(({ user_id }) => chosen.includes(user_id));

  async function grant(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (chosen.length === 0 || credits === 0) return;
    const done = await run({ user_ids: [...chosen], credits, reason });
    if (!done) return;
    showToast({ kind: 'success', text: t('ai:credits.granted', { count: done.granted }) });
    setChosen([]);
    setReason('');
  }

  const toggle = (user_id: string): void =>
    setChosen(chosen.includes(user_id) ? chosen.filter((id) => id !== user_id) : [...chosen, user_id]);

  return (
    <section className={classes.card}>
      <h2>{t('ai:credits.title')}</h2>
      <p className={classes.lead}>{t('ai:credits.lead')}</p>
      <SearchField
        label={t('ai:credits.search')}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {list.isPending && <SkeletonRows rows={4} height={44} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && <EmptyState title={t('ai:credits.nobody')} />}
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={320}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={40}>
                  <Checkbox
                    aria-label={t('ai:credits.select_all')}
                    checked={isAll}
                    onChange={() => setChosen(isAll ? [] : rows.map(({ user_id }) => user_id))}
                  />
                </Table.Th>
                <Table.Th>{t('ai:credits.author')}</Table.Th>
                <Table.Th className={own.number}>{t('ai:credits.left')}</Table.Th>
                <Table.Th className={own.number}>{t('ai:credits.used')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.user_id}>
                  <Table.Td>
                    <Checkbox
                      aria-label={t('ai:credits.select', { name: row.full_name })}
                      checked={chosen.includes(row.user_id)}
                      onChange={() => toggle(row.user_id)}
                    />
                  </Table.Td>
                  <Table.Td>
                    <bdi>{row.full_name}</bdi>
                  </Table.Td>
                  <Table.Td className={own.number}>{format.count(row.credits)}</Table.Td>
                  <Table.Td className={own.number}>{format.count(row.used)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Pager page={page} total={list.data?.total ?? 0} onPage={setPage} />
      <form className={own.give} onSubmit={(event) => void grant(event)}>
        <NumberField
          label={t('ai:credits.how_many')}
          description={t('ai:credits.how_many_hint')}
          within={aiLimits.credits}
          value={count}
          onValue={setCount}
        />
        <TextInput
          label={t('ai:credits.reason')}
          description={t('ai:credits.reason_hint')}
          maxLength={aiLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning} disabled={chosen.length === 0 || credits === 0}>
          {chosen.length === 0 ? t('ai:credits.choose') : t('ai:credits.give', { count: chosen.length })}
        </Button>
      </form>
      <GrantList />
    </section>
  );
}
