import { Button } from '@mantine/core';
import { skillTree, type KeptSkill } from '@takhti/domain';
import { useCallback, useId, useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, useOneTabStop } from '../../../ui/index.ts';
import { moveAmong, type Move } from './moves.ts';
import { TreeActionsProvider } from './tree-actions.ts';
import { isNarrowed, shownSkills, type TreeFilters } from './tree-filters.ts';
import { UnitSection } from './unit-section.tsx';
import { useStableActions } from './use-stable-actions.ts';
import classes from './tree.module.css';

/** A tree of as many skills as one can read through opens as a whole. */
const opensAtOnce = 60;

interface SkillTreeProps {
  readonly skills: readonly KeptSkill[];
  readonly filters: TreeFilters;
  readonly focused: string | null;
  readonly onMove: (move: Move) => void;
  readonly onMerge: (skill: KeptSkill) => void;
  readonly onDelete: (skill: KeptSkill) => void;
  readonly onShowAll: () => void;
}

/** The skills of a grade and subject below their units and topics. */
export function SkillTree(props: SkillTreeProps) {
  const t = useText();
  const { can } = useSession();
  const { skills, filters, focused } = props;
  const narrowed = isNarrowed(filters);
  const shown = shownSkills(skills, filters);
  const units = skillTree(shown);
  const [opened, setOpened] = useState(() => openedAtFirst(skills, focused));
  const [said, setSaid] = useState('');
  const keys = useId();
  const oneTabStop = useOneTabStop<HTMLDivElement>('[data-tree-row]', '[data-tree-main]');
  const isOpen = (category: string): boolean => narrowed || opened.has(category);
  const areAllOpen = units.every(({ category }) => isOpen(category));

  const toggle = useCallback((category: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(category)) next.add(category);
      return next;
    });
  }, []);
  const canEdit = can('skills.edit');
  const actions = useStableActions({
    place: { grade: filters.grade, subject: filters.subject },
    canEdit,
    canMove: canEdit && !narrowed,
    focused,
    onMove: move,
    onMoveUnit: (from, to) =>
      move(
        units.map((unit) => unit.skills),
        from,
        to,
      ),
    onMerge: props.onMerge,
    onDelete: props.onDelete,
  });

  function move(groups: readonly (readonly KeptSkill[])[], from: number, to: number): void {
    const ids = groups.map((group) => group.map(({ skill_id }) => skill_id));
    setSaid(t('common:move.done', { position: to + 1, count: groups.length }));
    props.onMove(
      moveAmong(
        skills.map(({ skill_id }) => skill_id),
        ids,
        from,
        to,
      ),
    );
  }

  if (units.length === 0) return <NothingFound filters={filters} onShowAll={props.onShowAll} />;
  return (
    <TreeActionsProvider value={actions}>
      <div className={classes.tree}>
        <div className={classes.tools}>
          <span role="status">
            {narrowed
              ? t('curriculum:shown', { count: shown.length })
              : t('curriculum:units', { count: units.length })}
          </span>
          {!narrowed && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() =>
                setOpened(areAllOpen ? new Set() : new Set(units.map(({ category }) => category)))
              }
            >
              {areAllOpen ? t('curriculum:close_all') : t('curriculum:open_all')}
            </Button>
          )}
        </div>
        <div {...oneTabStop} role="group" aria-label={t('curriculum:titles.tree')} aria-describedby={keys}>
          <p id={keys} hidden>
            {t('curriculum:keys')}
          </p>
          {units.map((unit, index) => (
            <UnitSection
              key={unit.category}
              unit={unit}
              index={index}
              count={units.length}
              isOpen={isOpen(unit.category)}
              onToggle={toggle}
            />
          ))}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </TreeActionsProvider>
  );
}

function openedAtFirst(skills: readonly KeptSkill[], focused: string | null): ReadonlySet<string> {
  const categories =
    skills.length <= opensAtOnce ? skills : skills.filter((each) => each.skill_id === focused);
  return new Set(categories.map(({ category }) => category));
}

function NothingFound({ filters, onShowAll }: { filters: TreeFilters; onShowAll: () => void }) {
  const t = useText();
  const hasNoGap = filters.gaps && filters.search === '';
  return (
    <EmptyState
      title={hasNoGap ? t('curriculum:no_gaps_left.title') : t('common:no_data')}
      text={hasNoGap ? t('curriculum:no_gaps_left.text') : t('skills:no_match')}
    >
      <Button variant="default" mt="xs" onClick={onShowAll}>
        {t('curriculum:show_all')}
      </Button>
    </EmptyState>
  );
}
