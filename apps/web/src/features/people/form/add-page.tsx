import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { PersonFormView } from './person-form-view.tsx';
import { useFormLists } from './use-form-lists.ts';

/** Somebody new (C-173). */
export function Component() {
  return (
    <RightGate right="users.manage">
      <AddPage />
    </RightGate>
  );
}

function AddPage() {
  const t = useText();
  const { lists, error, reload } = useFormLists();
  return (
    <>
      <PageHeader title={t('people:titles.add')} />
      {error && <ErrorState error={error} onRetry={reload} />}
      {!lists && !error && <SkeletonRows rows={4} height={160} />}
      {lists && <PersonFormView person={null} listPath="/users" {...lists} />}
    </>
  );
}
