import { Select, Switch } from '@mantine/core';
import { filterableContentTypes } from '@takhti/content-types';
import { kindOfRole, type ContentStatus } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { ContentFilters, FilterBar, SearchField, useRoleTitle } from '../../ui/index.ts';
import { useFilterChoices } from '../skills/index.ts';
import classes from './dashboard-filters.module.css';
import { sorts, type ListFilters } from './list-filters.ts';

interface DashboardFiltersProps {
  readonly status: ContentStatus;
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** The filters and the order of a list of the dashboard. */
export function DashboardFilters({ status, filters, onChange }: DashboardFiltersProps) {
  const t = useText();
  const { role } = useSession();
  const choices = useFilterChoices(filters.grade);
  return (
    <FilterBar>
      <ContentFilters
        searchLabel={t('dashboard:list.search')}
        types={filterableContentTypes}
        {...choices}
        filters={filters}
        onChange={onChange}
      />
      <Select
        aria-label={t('dashboard:list.sort')}
        data={sorts.map((sort) => ({ value: sort, label: t(`dashboard:sort.${sort}`) }))}
        value={filters.sort}
        onChange={(value) => onChange({ sort: sorts.find((sort) => sort === value) ?? 'newest' })}
      />
      {kindOfRole(role) === 'reviewer' && (
        <ReviewerFilters status={status} filters={filters} onChange={onChange} />
      )}
    </FilterBar>
  );
}

/** Reviewers narrow by their role, by author, and to own content: that of other schools left out (C-821 to C-823). Drafts are of no role (C-871). */
function ReviewerFilters({ status, filters, onChange }: DashboardFiltersProps) {
  const t = useText();
  const titleOf = useRoleTitle();
  const { user } = useSession();
  const reviewing = user.localRoles.filter((each) => kindOfRole(each) === 'reviewer');
  return (
    <>
      <SearchField
        className={classes.author}
        label={t('dashboard:list.author')}
        value={filters.username}
        onSearch={(username) => onChange({ username })}
      />
      {status !== 'd' && reviewing.length > 1 && (
        <Select
          aria-label={t('dashboard:list.role')}
          placeholder={t('dashboard:list.role')}
          data={reviewing.map((each) => ({ value: each.role, label: titleOf(each) }))}
          value={filters.active_role || null}
          onChange={(active_role) => onChange({ active_role: active_role ?? '' })}
          clearable
          allowDeselect
        />
      )}
      {user.school_id !== null && (
        <Switch
          className={classes.own}
          label={t('dashboard:list.own_content')}
          checked={filters.is_kp_content === 1}
          onChange={(event) => onChange({ is_kp_content: event.currentTarget.checked ? 1 : 0 })}
        />
      )}
    </>
  );
}
