import { Select } from '@mantine/core';
import { limits } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { SearchField } from '../../../ui/index.ts';
import classes from './bank.module.css';
import { sorts, type BankQuery } from './bank-query.ts';

interface BankFiltersProps {
  readonly query: BankQuery;
  readonly onChange: (change: Partial<BankQuery>) => void;
}

const difficulties = Array.from({ length: limits.difficulty.max }, (_, at) => at + limits.difficulty.min);

/** Search, difficulty and order of a bank's list. */
export function BankFilters({ query, onChange }: BankFiltersProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('questions:search')}
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        className={classes.select}
        aria-label={t('questions:difficulty.label')}
        placeholder={t('questions:difficulty.any')}
        data={difficulties.map((each) => ({
          value: String(each),
          label: t('questions:difficulty.level', { level: format.number(each) }),
        }))}
        value={query.difficulty === null ? null : String(query.difficulty)}
        onChange={(value) => onChange({ difficulty: value === null ? null : Number(value) })}
        clearable
        allowDeselect
        clearButtonProps={{ 'aria-label': t('common:clear') }}
      />
      <Select
        className={classes.select}
        aria-label={t('questions:sort.label')}
        data={sorts.map((value) => ({ value, label: t(`questions:sort.${value}`) }))}
        value={query.sort}
        onChange={(value) => onChange({ sort: sorts.find((each) => each === value) ?? 'order' })}
      />
    </div>
  );
}
