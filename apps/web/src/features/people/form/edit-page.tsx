import { Badge, Stack } from '@mantine/core';
import { openUser, Problem } from '@takhti/contract';
import { Id } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useDocumentTitle } from '../../../app/routing/use-page.ts';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { DisableButton } from './disable-button.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonFormView } from './person-form-view.tsx';
import { PersonHistory } from './person-history.tsx';
import { useFormLists } from './use-form-lists.ts';
import { useListPath } from './use-list-path.ts';

/** Somebody who is there already (C-174): what can be changed of them, and what was. */
export function Component() {
  return (
    <RightGate right="users.manage">
      <EditPage />
    </RightGate>
  );
}

function EditPage() {
  const t = useText();
  const [query] = useSearchParams();
  const user_id = query.get('user_id') ?? '';
  const isId = Id.safeParse(user_id).success;
  const person = useQueryCall(openUser, { user_id }, { enabled: isId, onProblem: () => true });
  const { lists, error, reload } = useFormLists();
  const listPath = useListPath();
  const failure = isId ? (person.isLoadingError ? person.error : error) : new Problem('people.not_found');
  useDocumentTitle(person.data?.full_name ?? t('people:titles.edit'));

  function retry(): void {
    void person.refetch();
    reload();
  }
  const isReady = failure === null && person.data !== undefined && lists !== null;
  return (
    <>
      <PageHeader
        title={person.data ? <bdi>{person.data.full_name}</bdi> : t('people:titles.edit')}
        aside={
          person.data?.is_disabled === 1 && (
            <Badge variant="light" color="brick" tt="none" size="lg">
              {t('people:status.disabled')}
            </Badge>
          )
        }
      >
        {isReady && <DisableButton person={person.data} />}
      </PageHeader>
      {failure && <ErrorState error={failure} onRetry={retry} />}
      {!failure && !isReady && <SkeletonRows rows={4} height={160} />}
      {isReady && (
        <PersonFormView key={user_id} person={person.data} listPath={listPath} {...lists}>
          <Stack gap="md">
            <PersonFacts person={person.data} />
            <PersonHistory user_id={user_id} roles={lists.roles} />
          </Stack>
        </PersonFormView>
      )}
    </>
  );
}
