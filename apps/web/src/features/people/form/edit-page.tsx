import { Alert, Badge, Stack } from '@mantine/core';
import { openUser, Problem } from '@takhti/contract';
import { hasAdminRole, Id, splitList, type Person, type RoleGrant } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { RightGate } from '../../../app/routing/right-gate.tsx';
import { useDocumentTitle } from '../../../app/routing/use-page.ts';
import { useText } from '../../../i18n/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { useMayChangeAdmins } from '../use-may-change-admins.ts';
import { DisableButton } from './disable-button.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonFormView } from './person-form-view.tsx';
import { PersonHistory } from './person-history.tsx';
import { useFormLists } from './use-form-lists.ts';
import { useListPath } from './use-list-path.ts';

/** An existing person (C-174): what can be changed of them, and what was. */
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
  const mayChangeAdmins = useMayChangeAdmins();
  const failure = isId ? (person.isLoadingError ? person.error : error) : new Problem('people.not_found');
  useDocumentTitle(person.data?.full_name ?? t('people:titles.edit'));

  function retry(): void {
    void person.refetch();
    reload();
  }
  const isReady = failure === null && person.data !== undefined && lists !== null;
  const isLocked = isReady && !mayChangeAdmins && hasAdminRole(splitList(person.data.roles), lists.roles);
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
        {isReady && !isLocked && <DisableButton person={person.data} />}
      </PageHeader>
      {failure && <ErrorState error={failure} onRetry={retry} />}
      {!failure && !isReady && <SkeletonRows rows={4} height={160} />}
      {isLocked && (
        <Alert color="saffron" mb="md">
          {t('problems:people.administrator')}
        </Alert>
      )}
      {isReady && isLocked && about(person.data, lists.roles)}
      {isReady && !isLocked && (
        <PersonFormView key={user_id} person={person.data} listPath={listPath} {...lists}>
          {about(person.data, lists.roles)}
        </PersonFormView>
      )}
    </>
  );
}

function about(person: Person, roles: readonly RoleGrant[]) {
  return (
    <Stack gap="md">
      <PersonFacts person={person} />
      <PersonHistory user_id={person.user_id} roles={roles} />
    </Stack>
  );
}
