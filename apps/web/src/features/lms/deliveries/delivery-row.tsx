import { Badge, Button } from '@mantine/core';
import { IconCheck, IconClock, IconVersions, IconX } from '@tabler/icons-react';
import type { Delivery, DeliveryStatus } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';
import classes from './deliveries.module.css';

const looks = {
  waiting: { color: 'saffron', icon: IconClock },
  sent: { color: 'accent', icon: IconCheck },
  failed: { color: 'brick', icon: IconX },
  superseded: { color: 'gray', icon: IconVersions },
} as const satisfies Record<DeliveryStatus, object>;

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** One thing that another system gets: its state, and why it does not have it yet. */
export function DeliveryRow({ delivery, isBusy, onResend }: DeliveryRowProps) {
  const t = useText();
  const { kind, title, learner, status, tries, next_try_on, fault, fault_text, created_on, sent_on } =
    delivery;
  const { color, icon: StatusIcon } = looks[status];
  const isUnsent = status === 'waiting' || status === 'failed';
  return (
    <li className={classes.row}>
      <Badge
        color={color}
        variant="light"
        tt="none"
        size="lg"
        leftSection={<StatusIcon size={14} aria-hidden="true" />}
      >
        {t(`lms:status.${status}`)}
      </Badge>
      <div className={classes.words}>
        <div className={classes.title}>
          <bdi>{title}</bdi>
        </div>
        <div className={classes.facts}>
          <span>{t(`lms:kinds.${kind}`)}</span>
          {learner !== '' && <bdi>{learner}</bdi>}
          <span>
            <RelativeTime instant={sent_on ?? created_on} />
          </span>
          {isUnsent && tries > 0 && <span>{t('lms:deliveries.tries', { count: tries })}</span>}
          {next_try_on !== null && tries > 0 && (
            <span>
              {t('lms:deliveries.next')} <RelativeTime instant={next_try_on} />
            </span>
          )}
        </div>
        {fault !== null && isUnsent && (
          <div className={classes.fault}>
            {t(`lms:faults.${fault}`)}
            {fault_text !== '' && (
              <>
                {' '}
                <bdi>({fault_text})</bdi>
              </>
            )}
          </div>
        )}
      </div>
      {isUnsent && (
        <Button variant="default" size="sm" disabled={isBusy} onClick={onResend}>
          {t('lms:deliveries.resend')}
        </Button>
      )}
    </li>
  );
}
