import { Avatar, Badge } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { splitList, type PersonRow, type RoleGrant } from '@takhti/domain';
import { Link } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { RoleBadges } from '../role-badges.tsx';
import { useAccessWords } from '../use-access-words.ts';
import classes from './people.module.css';

interface PeopleListProps {
  readonly people: readonly PersonRow[];
  readonly roles: readonly RoleGrant[];
  /** The query of the list, so that the editor leads back to it. */
  readonly query: string;
}

const columns = ['person', 'roles', 'teaches', 'school', 'last_seen', 'status'] as const;

/** People, one below the other; each leads to the form that changes them. */
export function PeopleList({ people, roles, query }: PeopleListProps) {
  const t = useText();
  return (
    <div className={classes.list}>
      <div className={classes.heads} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{t(`people:column.${column}`)}</span>
        ))}
      </div>
      <ul className={classes.rows}>
        {people.map((person) => (
          <li key={person.user_id} className={classes.row} data-disabled={person.is_disabled || undefined}>
            <Row person={person} roles={roles} query={query} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ person, roles, query }: { person: PersonRow } & Omit<PeopleListProps, 'people'>) {
  const t = useText();
  const words = useAccessWords();
  const { user } = useSession();
  return (
    <>
      <div className={classes.person}>
        <Avatar size={36} name={person.full_name} color="ink" variant="light" aria-hidden="true" />
        <div className={classes.names}>
          <Link to={`/users/edit?user_id=${person.user_id}`} state={{ list: query }} className={classes.name}>
            <bdi>{person.full_name}</bdi>
          </Link>
          <span className={classes.username}>
            <bdi dir="ltr">{person.username}</bdi>
            {person.user_id === user.user_id && <span className={classes.you}>{t('people:you')}</span>}
          </span>
        </div>
      </div>
      <div>
        <RoleBadges codes={splitList(person.roles)} roles={roles} />
      </div>
      <div className={classes.teaches}>
        <span>{words.grades(person.grades_access)}</span>
        <span className={classes.divider}>
          <FactDivider />
        </span>
        <span className={classes.second}>{words.subjects(person.subjects_access)}</span>
      </div>
      <div className={classes.school}>
        {person.school_name !== '' && <bdi title={person.school_name}>{person.school_name}</bdi>}
      </div>
      <div className={classes.seen}>
        <span className={classes.label}>{t('people:column.last_seen')}: </span>
        {person.last_seen_on === null ? (
          t('people:never_seen')
        ) : (
          <RelativeTime instant={person.last_seen_on} />
        )}
      </div>
      <div className={classes.status}>
        <StatusWord isDisabled={person.is_disabled === 1} />
      </div>
    </>
  );
}

function StatusWord({ isDisabled }: { isDisabled: boolean }) {
  const t = useText();
  if (!isDisabled) return <span className={classes.enabled}>{t('people:status.enabled')}</span>;
  return (
    <Badge variant="light" color="brick" tt="none" leftSection={<IconUserOff size={13} aria-hidden="true" />}>
      {t('people:status.disabled')}
    </Badge>
  );
}
