import { Button } from '@mantine/core';
import { openContainer, readAiRun } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { ChooseContent } from './choose-content.tsx';
import { NotSetUp } from '../service/not-set-up.tsx';
import { CreditsLeft } from './credits-left.tsx';
import classes from './generate.module.css';
import { firstKindOf, kindsFor } from './kinds-for.ts';
import { RunView } from './run-view.tsx';
import { RequestForm } from './request-form.tsx';

/** The page for generating: the content, the material, and the proposals (C-092). */
export function Component() {
  const t = useText();
  const { can } = useSession();
  // The role is right; what is missing is a service.
  if (can('container.create') && !can('ai.generate'))
    return (
      <EmptyState title={t('ai:not_set_up.title')} text={t('ai:not_set_up.for_author')} order={1}>
        <Button component={Link} to="/dashboard" mt="xs">
          {t('common:not_found.to_dashboard')}
        </Button>
      </EmptyState>
    );
  return (
    <RightGate right="ai.generate">
      <GeneratePage />
    </RightGate>
  );
}

function GeneratePage() {
  const t = useText();
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  const opened = useQueryCall(
    openContainer,
    { container_id: container_id ?? '' },
    { enabled: container_id !== null, onProblem: () => true },
  );
  return (
    <>
      <PageHeader title={t('ai:generate.title')} detail={opened.data?.title ?? t('ai:generate.detail')}>
        <CreditsLeft />
      </PageHeader>
      <NotSetUp />
      {container_id === null && <ChooseContent />}
      {opened.isLoading && <SkeletonRows rows={4} height={80} />}
      {opened.isLoadingError && <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />}
      {opened.data && <GenerateFor key={opened.data.container_id} item={opened.data} />}
    </>
  );
}

function GenerateFor({ item }: { item: OpenedContainer }) {
  const t = useText();
  const { container_id } = item;
  const [query] = useSearchParams();
  const wanted = query.get('kind');
  const kinds = kindsFor(item.content_type, webTypeOf(item.content_type)?.questions ?? []);
  const [kind, ...others] = kinds;
  const [started, setStarted] = useState<string | null>(null);
  const found = useQueryCall(readAiRun, { container_id }, { enabled: kind !== undefined });
  if (kind === undefined || !item.abilities.can_edit)
    return <EmptyState title={t(kind ? 'ai:generate.read_only' : 'ai:generate.not_for_this')} />;
  if (found.isPending) return <SkeletonRows rows={4} height={80} />;
  if (found.isLoadingError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { run, proposals } = found.data;
  const all = [kind, ...others] as const;
  const first = all.find((each) => each === wanted) ?? firstKindOf(all, item);
  return (
    <div className={classes.columns}>
      <RequestForm
        // Once its text is there, an article asks for questions about it.
        key={first}
        item={item}
        kinds={all}
        first={first}
        last={run}
        open={proposals.filter(({ state }) => state === 'open').length}
        onStarted={setStarted}
      />
      {run ? (
        <RunView
          item={item}
          run={run}
          proposals={proposals}
          isStartedHere={run.run_id === started}
          onLook={() => void found.refetch()}
        />
      ) : (
        <EmptyState title={t('ai:generate.nothing_yet')} text={t('ai:generate.nothing_yet_text')} />
      )}
    </div>
  );
}
