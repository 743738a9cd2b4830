import type { KeptSkill } from '@takhti/domain';
import { useState } from 'react';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  FactDivider,
  EmptyState,
  ErrorState,
  PageHeader,
  SkeletonRows,
  SubjectName,
  useGradeLabel,
} from '../../../ui/index.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { CoverageSummary } from './coverage-summary.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PageActions } from './page-actions.tsx';
import { SkillTree } from './skill-tree.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { changeTreeFilters, readTreeFilters, writeTreeFilters, type TreeFilters } from './tree-filters.ts';
import { useTree } from './use-tree.ts';

/** The institution's tree of skills, with what belongs to each (C-168). */
export function Component() {
  const { can } = useSession();
  return can('skills.manage') ? <TreePage /> : <NotAllowed />;
}

function TreePage() {
  const t = useText();
  const gradeLabel = useGradeLabel();
  const [query, changeQuery] = useAddressQuery();
  const filters = readTreeFilters(query);
  const { grade, subject } = filters;

  function change(next: Partial<TreeFilters>): void {
    changeQuery((now) => writeTreeFilters(changeTreeFilters(readTreeFilters(now), next)), {
      replace: next.search !== undefined,
    });
  }

  return (
    <>
      <PageHeader
        title={t('curriculum:titles.tree')}
        detail={
          grade === '' ? (
            t('curriculum:detail')
          ) : (
            <>
              {gradeLabel(grade)}
              {subject !== '' && (
                <>
                  <FactDivider />
                  <SubjectName subject={subject} />
                </>
              )}
            </>
          )
        }
      >
        <PageActions place={{ grade, subject }} />
      </PageHeader>
      <FilterBar filters={filters} onChange={change} />
      {grade === '' && <EmptyState title={t('curriculum:start.title')} text={t('curriculum:start.text')} />}
      {grade !== '' && subject === '' && <SubjectCards grade={grade} />}
      {subject !== '' && (
        <SubjectTree
          key={`${grade}/${subject}`}
          filters={filters}
          focused={query.get('skill_id')}
          onShowAll={() => change({ search: '', gaps: false })}
        />
      )}
    </>
  );
}

interface SubjectTreeProps {
  readonly filters: TreeFilters;
  readonly focused: string | null;
  readonly onShowAll: () => void;
}

function SubjectTree({ filters, focused, onShowAll }: SubjectTreeProps) {
  const { grade, subject } = filters;
  const { skills, move, remove } = useTree({ grade, subject });
  const [merged, setMerged] = useState<KeptSkill | null>(null);
  if (skills.isPending) return <SkeletonRows rows={3} />;
  if (skills.isLoadingError) return <ErrorState error={skills.error} onRetry={() => void skills.refetch()} />;
  const { records } = skills.data;
  if (records.length === 0) return <NothingYet grade={grade} subject={subject} />;
  return (
    <>
      <CoverageSummary skills={records} />
      <SkillTree
        skills={records}
        filters={filters}
        focused={focused}
        onMove={(wanted) => void move(wanted)}
        onMerge={setMerged}
        onDelete={(skill) => void remove(skill)}
        onShowAll={onShowAll}
      />
      {merged && <MergeDialog skill={merged} place={{ grade, subject }} onClose={() => setMerged(null)} />}
    </>
  );
}
