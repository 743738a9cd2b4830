import { Button, Collapse, Select } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { RoleGrant } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { SearchField, useRoleTitle } from '../../../ui/index.ts';
import { isNarrowed, type PeopleFilters } from './people-filters.ts';
import classes from './people.module.css';

interface FilterBarProps {
  readonly filters: PeopleFilters;
  readonly roles: readonly RoleGrant[];
  readonly onChange: (change: Partial<PeopleFilters>) => void;
}

/** The filters of the list of people. On a phone all but the name are behind a button. */
export function FilterBar(props: FilterBarProps) {
  const t = useText();
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, { toggle }] = useDisclosure(isNarrowed({ ...props.filters, full_name: '' }));
  const { filters, onChange } = props;
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('people:search.full_name')}
        value={filters.full_name}
        onSearch={(full_name) => onChange({ full_name })}
      />
      {isNarrow ? (
        <>
          <Button
            variant="subtle"
            color="ink"
            className={classes.more}
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {t(isOpen ? 'people:search.fewer' : 'people:search.more')}
          </Button>
          <Collapse expanded={isOpen}>
            <div className={classes.restInside}>
              <OtherFilters {...props} />
            </div>
          </Collapse>
        </>
      ) : (
        <OtherFilters {...props} />
      )}
    </search>
  );
}

function OtherFilters({ filters, roles, onChange }: FilterBarProps) {
  const t = useText();
  const titleOf = useRoleTitle();
  const clear = { 'aria-label': t('common:clear') };
  return (
    <>
      <SearchField
        label={t('people:search.username')}
        value={filters.username}
        onSearch={(username) => onChange({ username })}
      />
      <SearchField
        label={t('people:search.email')}
        value={filters.email}
        onSearch={(email) => onChange({ email })}
      />
      <Select
        aria-label={t('people:search.role')}
        placeholder={t('people:search.role')}
        data={roles.map((role) => ({ value: role.role, label: titleOf(role) }))}
        value={filters.role || null}
        onChange={(role) => onChange({ role: role ?? '' })}
        clearable
        allowDeselect
        clearButtonProps={clear}
      />
      <Select
        aria-label={t('people:search.status')}
        placeholder={t('people:search.status')}
        data={[
          { value: '0', label: t('people:status.enabled') },
          { value: '1', label: t('people:status.disabled') },
        ]}
        value={filters.is_disabled === null ? null : String(filters.is_disabled)}
        onChange={(value) => onChange({ is_disabled: value === null ? null : value === '1' ? 1 : 0 })}
        clearable
        allowDeselect
        clearButtonProps={clear}
      />
    </>
  );
}
