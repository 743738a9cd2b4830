import { Badge, Switch, UnstyledButton } from '@mantine/core';
import { listBotTalks } from '@takhti/contract';
import { botTalkDays } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useText } from '../../../i18n/index.ts';
import {
  FactDivider,
  EmptyState,
  ErrorState,
  PageHeader,
  Pager,
  RelativeTime,
  SkeletonRows,
} from '../../../ui/index.ts';
import { TalkDrawer } from './talk-drawer.tsx';
import classes from './talks.module.css';

/** The talks of learners with the institution's bots. */
export function Component() {
  return (
    <RightGate right="bots.talks">
      <TalksPage />
    </RightGate>
  );
}

function TalksPage() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [isNarrow, setNarrow] = useState(false);
  // A notification leads to one talk.
  const [address, changeAddress] = useAddressQuery();
  const open = address.get('talk_id');
  const setOpen = (talk_id: string | null): void =>
    changeAddress((now) => withTalk(now, talk_id), { replace: talk_id === null });
  const list = useQueryCall(listBotTalks, { page, only_to_look_at: isNarrow }, { keepsPrevious: true });
  return (
    <>
      <PageHeader title={t('ai:talks.title')} detail={t('ai:talks.detail', { count: botTalkDays })} />
      <div className={classes.page}>
        <Switch
          label={t('ai:talks.only_to_look_at')}
          checked={isNarrow}
          onChange={(event) => {
            setNarrow(event.currentTarget.checked);
            setPage(1);
          }}
        />
        {list.isPending && <SkeletonRows rows={4} height={64} />}
        {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.total === 0 &&
          (isNarrow ? (
            <EmptyState title={t('ai:talks.nothing_to_look_at')} />
          ) : (
            <EmptyState title={t('ai:talks.none')} text={t('ai:talks.none_text')} />
          ))}
        <ul className={classes.list}>
          {list.data?.records.map(({ talk_id, learner, title, turns, to_look_at, has_worry, asked_on }) => (
            <li key={talk_id}>
              <UnstyledButton
                className={classes.row}
                data-danger={has_worry || undefined}
                aria-label={`${t('ai:talks.open', { learner, title })}${has_worry ? ` · ${t('ai:talks.danger')}` : ''}`}
                onClick={() => setOpen(talk_id)}
              >
                <span className={classes.names}>
                  <bdi className={classes.learner}>{learner}</bdi>
                  <bdi className={classes.soft}>{title}</bdi>
                </span>
                {has_worry && (
                  <Badge color="brick" variant="filled" tt="none">
                    {t('ai:talks.danger')}
                  </Badge>
                )}
                {to_look_at > (has_worry ? 1 : 0) && (
                  <Badge color="saffron" variant={has_worry ? 'white' : 'light'} tt="none">
                    {t('ai:talks.to_look_at', { count: to_look_at })}
                  </Badge>
                )}
                <span className={classes.soft}>
                  {t('ai:talks.questions', { count: turns })}
                  <FactDivider />
                  <RelativeTime instant={asked_on} />
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <Pager page={page} total={list.data?.total ?? 0} onPage={setPage} />
      </div>
      <TalkDrawer talk_id={open} onClose={() => setOpen(null)} />
    </>
  );
}

function withTalk(now: URLSearchParams, talk_id: string | null): URLSearchParams {
  const next = new URLSearchParams(now);
  if (talk_id === null) next.delete('talk_id');
  else next.set('talk_id', talk_id);
  return next;
}
