import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { sumCoverage, type KeptSkill, type SkillTopic, type SkillUnit } from '@takhti/domain';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { arePropsEqual } from '../../../performance/are-props-equal.ts';
import { MoveHandle, useDrop, Hint } from '../../../ui/index.ts';
import { addPath } from '../addresses.ts';
import { HeatStrip } from './coverage-mark.tsx';
import { SkillRow } from './skill-row.tsx';
import { useTreeActions } from './tree-actions.ts';
import classes from './tree.module.css';
import { useSums } from './use-sums.ts';

interface UnitSectionProps {
  readonly unit: SkillUnit<KeptSkill>;
  /** Its place among the units. */
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (category: string) => void;
}

/** A unit: its strip and sums at a glance, its topics and skills when it is open. */
export const UnitSection = memo(Unit, isDrawnAlike);

// The tree is built again at every change; of a thousand skills only the units that changed render.
function isDrawnAlike(before: UnitSectionProps, now: UnitSectionProps): boolean {
  return arePropsEqual(withSkillsOf(before), withSkillsOf(now));
}

const withSkillsOf = ({ unit, ...rest }: UnitSectionProps) => ({ ...rest, skills: unit.skills });

function Unit({ unit, index, count, isOpen, onToggle }: UnitSectionProps) {
  const t = useText();
  const sums = useSums();
  const { place, canEdit, canMove, onMoveUnit } = useTreeActions();
  const slot = canMove && count > 1 ? { scope: 'units', index, onMove: onMoveUnit } : null;
  const drop = useDrop(slot);
  const id = useId();
  const sum = sumCoverage(unit.skills);
  const { category } = unit;
  return (
    <section className={classes.unit} aria-labelledby={`${id}-name`} {...drop}>
      <div className={classes.unitHead} data-tree-row>
        {slot && <MoveHandle id={category} name={category} slot={slot} count={count} />}
        <h2 className={classes.unitTitle}>
          <UnstyledButton
            className={classes.toggle}
            data-tree-main
            aria-expanded={isOpen}
            aria-controls={`${id}-topics`}
            onClick={() => onToggle(category)}
          >
            <IconChevronDown
              size={20}
              className={classes.chevron}
              data-open={isOpen || undefined}
              aria-hidden="true"
            />
            <bdi id={`${id}-name`}>{category}</bdi>
          </UnstyledButton>
        </h2>
        <div className={classes.unitStrip}>
          <HeatStrip skills={unit.skills} />
        </div>
        <div className={classes.unitFacts}>
          <span className={sum.gaps > 0 ? classes.gap : classes.full}>
            {sum.gaps > 0 ? t('curriculum:gaps', { count: sum.gaps }) : t('curriculum:no_gaps')}
          </span>
          <span>{t('common:skills', { count: sum.total_skills })}</span>
          {sums(sum).map(({ key, text }) => (
            <span key={key}>{text}</span>
          ))}
        </div>
        {canEdit && (
          <Hint label={t('curriculum:add')}>
            <ActionIcon
              component={Link}
              to={addPath({ ...place, category })}
              variant="subtle"
              color="ink"
              size={36}
              className={classes.unitAdd}
              aria-label={t('curriculum:add_in', { unit: category })}
            >
              <IconPlus size={18} />
            </ActionIcon>
          </Hint>
        )}
      </div>
      <div id={`${id}-topics`} hidden={!isOpen}>
        {isOpen && unit.topics.map((topic) => <Topic key={topic.topic ?? ''} topic={topic} />)}
      </div>
    </section>
  );
}

function Topic({ topic: { topic, branches } }: { topic: SkillTopic<KeptSkill> }) {
  const neighbours = branches.flatMap(({ skills }) => skills);
  return (
    <div className={classes.topic}>
      {topic !== null && (
        <h3 className={classes.topicName}>
          <bdi>{topic}</bdi>
        </h3>
      )}
      <ul className={classes.rows}>
        {branches.flatMap(({ skill, skills }) => [
          ...(skills.length > 1
            ? [
                <li key={`name ${skill}`} className={classes.branch}>
                  <bdi>{skill}</bdi>
                </li>,
              ]
            : []),
          ...skills.map((each) => (
            <SkillRow
              key={each.skill_id}
              skill={each}
              neighbours={neighbours}
              isBelowName={skills.length > 1}
            />
          )),
        ])}
      </ul>
    </div>
  );
}
