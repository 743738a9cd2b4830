import { readAiSettings } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { BotAnswersSection } from '../credits/bot-answers-section.tsx';
import { CreditsSection } from '../credits/credits-section.tsx';
import classes from './settings.module.css';
import { ServiceForm } from './service-form.tsx';

/** With which service the institution generates, and how much each of its authors may. */
export function Component() {
  return (
    <RightGate right="ai.manage">
      <SettingsPage />
    </RightGate>
  );
}

function SettingsPage() {
  const t = useText();
  const settings = useQueryCall(readAiSettings, {});
  return (
    <>
      <PageHeader title={t('ai:settings.title')} detail={t('ai:settings.detail')} />
      <div className={classes.page}>
        {settings.isPending && <SkeletonRows rows={3} height={120} />}
        {settings.isLoadingError && (
          <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
        )}
        {settings.data && <ServiceForm key={settings.data.version} kept={settings.data} />}
        <CreditsSection />
        <BotAnswersSection />
      </div>
    </>
  );
}
