import { Button } from '@mantine/core';
import { listLtiPlatforms } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import classes from './lti.module.css';
import { PlatformFormView } from './platform-form-view.tsx';
import { PlatformRow } from './platform-row.tsx';
import { ToolCard } from './tool-card.tsx';

const name = 'platform';
const isNew = 'new';

/** The LMSs that open the product by LTI 1.3: what they have to know, and which of them may. */
export function Component() {
  return (
    <RightGate right="lms.manage">
      <LtiPage />
    </RightGate>
  );
}

function LtiPage() {
  const t = useText();
  const [query, changeQuery] = useAddressQuery();
  const found = useQueryCall(listLtiPlatforms, {});
  const { data } = found;
  const open = query.get(name);
  const edited = data?.platforms.find(({ platform_id }) => platform_id === open);
  const isOpen = open === isNew || edited !== undefined;
  const show = (which: string | null): void =>
    changeQuery(() => new URLSearchParams(which === null ? {} : { [name]: which }));

  return (
    <>
      <PageHeader title={t('lms:lti.title')} detail={t('lms:lti.detail')}>
        {!isOpen && <Button onClick={() => show(isNew)}>{t('lms:lti.add')}</Button>}
      </PageHeader>
      {found.isPending && <SkeletonRows rows={3} height={120} />}
      {found.isLoadingError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {data && (
        <div className={classes.page}>
          {isOpen && (
            <PlatformFormView
              key={`${open} ${edited?.version ?? 0}`}
              platform={edited ?? null}
              onDone={() => show(null)}
            />
          )}
          {!isOpen && data.platforms.length > 0 && (
            <ul className={classes.list}>
              {data.platforms.map((platform) => (
                <PlatformRow
                  key={platform.platform_id}
                  platform={platform}
                  onEdit={() => show(platform.platform_id)}
                />
              ))}
            </ul>
          )}
          {!isOpen && data.platforms.length === 0 && (
            <EmptyState title={t('lms:lti.empty')} text={t('lms:lti.empty_text')} />
          )}
          <ToolCard tool={data.tool} key_made_on={data.key_made_on} />
        </div>
      )}
    </>
  );
}
