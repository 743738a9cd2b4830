import { Button } from '@mantine/core';
import { readLmsSettings } from '@takhti/contract';
import { Link } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { ConnectionView } from './connection-view.tsx';

/** The other systems of the institution: where they are, how they are called, and whether they answer. */
export function Component() {
  return (
    <RightGate right="lms.manage">
      <ConnectionPage />
    </RightGate>
  );
}

function ConnectionPage() {
  const t = useText();
  const settings = useQueryCall(readLmsSettings, {});
  return (
    <>
      <PageHeader title={t('lms:connection.title')} detail={t('lms:connection.detail')}>
        <Button component={Link} to="/lms/lti" variant="default">
          {t('lms:lti.open')}
        </Button>
        <Button component={Link} to="/lms/deliveries" variant="default">
          {t('lms:deliveries.open')}
        </Button>
      </PageHeader>
      {settings.isPending && <SkeletonRows rows={4} height={120} />}
      {settings.isLoadingError && (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <ConnectionView key={settings.data.version} kept={settings.data} />}
    </>
  );
}
