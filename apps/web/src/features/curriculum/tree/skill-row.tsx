import { coverageOf, joinTexts, languageOfLocale, sumCoverage, type KeptSkill } from '@takhti/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useText } from '../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../ui/index.ts';
import { editPath } from '../addresses.ts';
import { CoverageMark } from './coverage-mark.tsx';
import { RowMenu } from './row-menu.tsx';
import { useTreeActions } from './tree-actions.ts';
import classes from './tree.module.css';
import { useSums } from './use-sums.ts';

interface SkillRowProps {
  readonly skill: KeptSkill;
  /** All skills of its topic, in the order in which they are shown. */
  readonly neighbours: readonly KeptSkill[];
  /** The heading above it shows its name already. */
  readonly isBelowName: boolean;
}

/** One skill of the tree: how far it has come, its names, what belongs to it, and what can be done with it. */
export function SkillRow({ skill, neighbours, isBelowName }: SkillRowProps) {
  const t = useText();
  const locale = useLocale();
  const { place, canEdit, canMove, focused, onMove, onMerge, onDelete } = useTreeActions();
  const row = useRef<HTMLLIElement>(null);
  const isFocused = focused === skill.skill_id;
  const index = neighbours.indexOf(skill);
  const groups = neighbours.map((each) => [each]);
  const slot =
    canMove && neighbours.length > 1
      ? {
          scope: `${skill.category}\n${skill.subcategory}`,
          index,
          onMove: (from: number, to: number) => onMove(groups, from, to),
        }
      : null;
  const drop = useDrop(slot);
  const name = joinTexts(languageOfLocale(locale), [skill.skill, skill.secondary_skill]);
  const edit = editPath({ ...place, skill_id: skill.skill_id });

  useEffect(() => {
    if (isFocused) row.current?.scrollIntoView({ block: 'center' });
  }, [isFocused]);

  return (
    <li ref={row} className={classes.row} data-tree-row data-focused={isFocused || undefined} {...drop}>
      {slot && <MoveHandle id={skill.skill_id} name={name} slot={slot} count={neighbours.length} />}
      <CoverageMark level={coverageOf(skill)} />
      <div className={classes.words}>
        <span className={classes.name}>
          {canEdit ? (
            <Link to={edit} className={classes.link} data-tree-main>
              <Names skill={skill} isBelowName={isBelowName} />
            </Link>
          ) : (
            <Names skill={skill} isBelowName={isBelowName} />
          )}
        </span>
        <span className={classes.second}>
          {skill.secondary_skill !== '' && !isBelowName && <bdi>{skill.secondary_skill}</bdi>}
          {skill.skill_code !== '' && <bdi>{skill.skill_code}</bdi>}
        </span>
      </div>
      <Facts skill={skill} />
      {canEdit && (
        <RowMenu
          name={name}
          editPath={edit}
          slot={slot}
          count={neighbours.length}
          onMerge={() => onMerge(skill)}
          onDelete={() => onDelete(skill)}
        />
      )}
      {!canEdit && (
        <span className="visually-hidden">{t(`curriculum:coverage.levels.${coverageOf(skill)}`)}</span>
      )}
    </li>
  );
}

function Names({ skill, isBelowName }: Pick<SkillRowProps, 'skill' | 'isBelowName'>) {
  const t = useText();
  if (!isBelowName) return <bdi>{skill.skill}</bdi>;
  return <bdi>{skill.secondary_skill || t('curriculum:no_secondary')}</bdi>;
}

function Facts({ skill }: { skill: KeptSkill }) {
  const t = useText();
  const sums = useSums();
  if (coverageOf(skill) === 'none')
    return <div className={`${classes.facts} ${classes.gap}`}>{t('curriculum:nothing')}</div>;
  return (
    <div className={classes.facts}>
      {sums(sumCoverage([skill])).map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </div>
  );
}
