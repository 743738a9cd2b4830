import { IconArrowRight } from '@tabler/icons-react';
import { isAll, personFlags, splitList, type PersonFlag, type RoleGrant } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useRoleTitle } from '../../../ui/index.ts';
import { useAccessWords } from '../use-access-words.ts';
import classes from './form.module.css';

interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The changes of a person, field by field, from what to what. */
export function ChangeList({ changes, roles }: { changes: readonly Change[]; roles: readonly RoleGrant[] }) {
  const t = useText();
  const words = useValueWords(roles);
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field} className={classes.change}>
          <span className={classes.field}>{words.field(field)}</span>
          {field === 'password' ? (
            t('people:history.new_password')
          ) : (
            <>
              {from !== '' && (
                <>
                  <bdi className={classes.from}>{words.value(field, from)}</bdi>
                  <IconArrowRight
                    size={14}
                    data-points
                    className={classes.arrow}
                    role="img"
                    aria-label={t('people:history.becomes')}
                  />
                </>
              )}
              <bdi>{to === '' ? t('people:history.nothing') : words.value(field, to)}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function useValueWords(roles: readonly RoleGrant[]) {
  const t = useText();
  const format = useFormat();
  const titleOf = useRoleTitle();
  const access = useAccessWords();
  const isFlag = (field: string): field is PersonFlag => (personFlags as readonly string[]).includes(field);
  const rolesIn = (list: string): string =>
    format.list(
      splitList(list).map((code) =>
        titleOf(roles.find(({ role }) => role === code) ?? { role: code, title: code }),
      ),
    );
  return {
    field(field: string): string {
      if (isFlag(field)) return t(`people:form.${field}`);
      switch (field) {
        case 'username':
        case 'full_name':
        case 'email':
        case 'password':
        case 'roles':
          return t(`people:form.${field}`);
        case 'grades_access':
          return t('people:form.grades');
        case 'subjects_access':
          return t('people:form.subjects');
        case 'school_name':
          return t('people:form.school');
        default:
          return field;
      }
    },
    value(field: string, value: string): string {
      if (isFlag(field)) return t(value === '1' ? 'people:history.yes' : 'people:history.no');
      if (field === 'roles') return rolesIn(value);
      if (field === 'grades_access') return isAll(value) ? t('people:all_grades') : access.grades(value);
      if (field === 'subjects_access') return access.subjects(value);
      return value;
    },
  };
}
