import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { endSessions, listSessions } from '@takhti/contract';
import type { OwnSession } from '@takhti/domain';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { confirm, FactDivider, ErrorState, RelativeTime, showToast, SkeletonRows } from '../../ui/index.ts';
import classes from './own-sessions.module.css';

/** The person's sessions, with a button to end each of the others. */
export function OwnSessions() {
  const t = useText();
  const list = useQueryCall(listSessions, {});
  const ending = useCall(endSessions, { waitsFor: ['sessions'] });
  const others = list.data?.records.filter(({ is_current }) => is_current === 0) ?? [];

  async function end(session: OwnSession | null): Promise<void> {
    const which = session ? 'single' : 'all';
    const isSure = await confirm({
      title: t(`account:sessions.end_${which}_title`),
      text: t(`account:sessions.end_${which}_text`),
      confirmLabel: t(`account:sessions.end_${which}`),
      isDangerous: true,
    });
    if (!isSure) return;
    const ended = await ending.run({ session_key: session?.session_key ?? null });
    if (ended) showToast({ kind: 'success', text: t('account:sessions.ended', { count: ended.ended }) });
  }

  return (
    <section aria-labelledby="own-sessions">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="own-sessions">
          {t('account:sessions.title')}
        </Title>
        {others.length > 1 && (
          <Button variant="default" size="sm" disabled={ending.isRunning} onClick={() => void end(null)}>
            {t('account:sessions.end_all')}
          </Button>
        )}
      </Group>
      {list.isPending && <SkeletonRows rows={2} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <Paper component="ul" withBorder radius="lg" className={classes.list}>
          {list.data.records.map((session) => (
            <SessionRow
              key={session.session_key}
              session={session}
              isBusy={ending.isRunning}
              onEnd={() => void end(session)}
            />
          ))}
        </Paper>
      )}
    </section>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const t = useText();
  const { device, is_current, is_jwt_login, last_seen_on } = session;
  const name = device === '' ? t('account:sessions.unknown_device') : device;
  const Icon = /Android|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={24} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Text fw={550}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {is_jwt_login === 1 && (
            <>
              {t('account:sessions.through_lms')}
              <FactDivider />
            </>
          )}
          {t('account:sessions.last_seen')} <RelativeTime instant={last_seen_on} />
        </Text>
      </div>
      {is_current === 1 ? (
        <Badge variant="light" tt="none" size="lg">
          {t('account:sessions.this_device')}
        </Badge>
      ) : (
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          disabled={isBusy}
          aria-label={t('account:sessions.end_single_of', { device: name })}
          onClick={onEnd}
        >
          {t('account:sessions.end_single')}
        </Button>
      )}
    </li>
  );
}
