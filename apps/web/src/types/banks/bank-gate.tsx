import { openContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useDocumentTitle } from '../../app/routing/use-page.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { ContainerGate } from '../../features/container-page/index.ts';
import { useBankAddress, useBankType } from './address.ts';
import classes from './bank-gate.module.css';
import { bankTitlesOf } from './titles.ts';

/** Opens the bank that the address names, and shows why where there is none. */
export function BankGate({ children }: { children: (item: OpenedContainer) => ReactNode }) {
  const t = useText();
  const { container_id, institution_id } = useBankAddress();
  const type = useBankType();
  const { editor, isNone } = bankTitlesOf(type);
  const opened = useQueryCall(
    openContainer,
    { container_id: container_id ?? '', institution_id },
    { enabled: container_id !== null, onProblem: () => true },
  );
  useDocumentTitle(opened.data?.title ?? t(editor));
  if (container_id === null) return <MissingParameter name="container_id" />;
  if (opened.data && opened.data.content_type !== type) {
    return (
      <Waiting>
        <EmptyState title={t(isNone)} />
      </Waiting>
    );
  }
  const meanwhile = (
    <Waiting>
      {opened.error ? (
        <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Waiting>
  );
  return (
    <ContainerGate opened={opened} item={opened.data} meanwhile={meanwhile}>
      {children}
    </ContainerGate>
  );
}

/** In place of a page whose address lacks what it needs (C-1024). */
function MissingParameter({ name }: { name: string }) {
  const t = useText();
  return (
    <Waiting>
      <EmptyState title={t('questions:missing_parameter', { name })} />
    </Waiting>
  );
}

/** The page of a bank while there is no bank on it: the way back, and what is in its place. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useText();
  const { editor } = bankTitlesOf(useBankType());
  return (
    <div className={classes.page}>
      <PageHeader title={t(editor)} />
      {children}
    </div>
  );
}
