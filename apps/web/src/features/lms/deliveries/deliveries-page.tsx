import { Button, SegmentedControl } from '@mantine/core';
import { listDeliveries, resendDeliveries } from '@takhti/contract';
import { deliveryStatuses, type DeliveryStatus } from '@takhti/domain';
import { pageIn } from '../../../app/address-filters.ts';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, Pager, showToast, SkeletonRows } from '../../../ui/index.ts';
import { DeliveryRow } from './delivery-row.tsx';
import classes from './deliveries.module.css';

/** The deliveries to other systems: sent, waiting, and failed with the reason. */
export function Component() {
  return (
    <RightGate right="lms.manage">
      <DeliveriesPage />
    </RightGate>
  );
}

function statusIn(query: URLSearchParams): DeliveryStatus | '' {
  return deliveryStatuses.find((status) => status === query.get('status')) ?? '';
}

function DeliveriesPage() {
  const t = useText();
  const [query, changeQuery] = useAddressQuery();
  const [status, page] = [statusIn(query), pageIn(query)];
  const found = useQueryCall(listDeliveries, { status, page }, { keepsPrevious: true });
  const resend = useCall(resendDeliveries, { waitsFor: ['deliveries'] });
  const { data } = found;

  function show(next: { status?: string; page?: number }): void {
    const wanted = { status, page: 1, ...next };
    changeQuery(() => {
      const query_ = new URLSearchParams();
      if (wanted.status !== '') query_.set('status', wanted.status);
      if (wanted.page > 1) query_.set('page', String(wanted.page));
      return query_;
    });
  }

  async function sendAgain(delivery_id: string | null): Promise<void> {
    const sent = await resend.run({ delivery_id });
    if (sent) showToast({ kind: 'success', text: t('lms:deliveries.again', { count: sent.count }) });
  }

  const counts = data?.counts;
  return (
    <>
      <PageHeader title={t('lms:deliveries.title')} detail={t('lms:deliveries.detail')}>
        {(counts?.failed ?? 0) > 0 && (
          <Button loading={resend.isRunning} onClick={() => void sendAgain(null)}>
            {t('lms:deliveries.resend_all')}
          </Button>
        )}
      </PageHeader>
      <SegmentedControl
        aria-label={t('lms:deliveries.which')}
        className={classes.tabs}
        value={status}
        onChange={(value) => show({ status: value })}
        data={[
          { value: '', label: t('lms:deliveries.all') },
          ...deliveryStatuses.map((each) => ({
            value: each,
            label: `${t(`lms:status.${each}`)} ${counts ? t('lms:deliveries.number', { count: counts[each] }) : ''}`,
          })),
        ]}
      />
      <div aria-busy={found.isFetching} data-stale={found.isPlaceholderData || undefined}>
        {found.isPending && <SkeletonRows rows={8} />}
        {found.isLoadingError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.records.length > 0 && (
          <ul className={classes.list}>
            {data.records.map((delivery) => (
              <DeliveryRow
                key={delivery.delivery_id}
                delivery={delivery}
                isBusy={resend.isRunning}
                onResend={() => void sendAgain(delivery.delivery_id)}
              />
            ))}
          </ul>
        )}
        {data?.records.length === 0 && (
          <EmptyState title={t('lms:deliveries.empty')} text={t('lms:deliveries.empty_text')} />
        )}
      </div>
      {data && <Pager page={page} total={data.total} onPage={(next) => show({ page: next })} />}
    </>
  );
}
