import { Text } from '@mantine/core';
import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import { blueprintOf, type BlueprintRow } from '@takhti/content-types/assessments';
import { difficultyBand, taxonomies, type DifficultyBand } from '@takhti/domain';
import { useDeferredValue, useMemo } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { StackingCell, StackingTable } from '../../../ui/index.ts';
import type { AssessmentForm } from '../assessment-form.ts';
import classes from '../assessment.module.css';
import { SectionCard } from '../section-card.tsx';
import type { SkillFacts } from '../skills/skill-facts.ts';
import { usePoolGroups } from '../skills/use-pool-groups.ts';
import { useSkillName } from '../skills/use-skill-name.ts';
import own from './blueprint.module.css';

interface BlueprintCardProps {
  readonly form: AssessmentForm;
  readonly facts: ReadonlyMap<string, SkillFacts>;
}

const bands: readonly DifficultyBand[] = ['easy', 'medium', 'hard'];

/** What a learner will draw, skill by skill: how difficult, of which taxonomy, and where there is too little to draw from. */
export function BlueprintCard({ form, facts }: BlueprintCardProps) {
  const t = useText();
  const shown = useDeferredValue(form);
  const groups = usePoolGroups(shown.skills);
  const blueprint = useMemo(() => groups && blueprintOf(shown, groups), [shown, groups]);
  if (!blueprint || blueprint.rows.length === 0) return null;
  return (
    <SectionCard title={t('assessments:blueprint.title')} detail={t('assessments:blueprint.hint')}>
      <div className={own.body}>
        <StackingTable
          label={t('assessments:blueprint.title')}
          across={3}
          columns={[
            { name: t('assessments:view.skill') },
            ...bands.map((band) => ({ name: t(`questions:difficulty.${band}`), className: own.cell })),
            { name: t('questions:taxonomy.label') },
          ]}
        >
          {blueprint.rows.map((row) => (
            <Row key={row.skill_id} row={row} facts={facts.get(row.skill_id)} all={blueprint.drawn} />
          ))}
        </StackingTable>
      </div>
    </SectionCard>
  );
}

interface RowProps {
  readonly row: BlueprintRow;
  readonly facts: SkillFacts | undefined;
  readonly all: number;
}

function Row({ row, facts, all }: RowProps) {
  const t = useText();
  const format = useFormat();
  const name = useSkillName(facts);
  const drawn = (isIn: (cell: BlueprintRow['cells'][number]) => boolean): number =>
    row.cells.reduce((sum, cell) => sum + (isIn(cell) ? cell.drawn : 0), 0);
  const kinds = taxonomies
    .map((taxonomy) => ({ taxonomy, drawn: drawn((cell) => cell.taxonomy === taxonomy) }))
    .filter((kind) => kind.drawn > 0);
  const tenth = (value: number): string => format.number(Math.round(value * 10) / 10);
  return (
    <tr>
      <th scope="row" className={own.name}>
        <bdi>{name}</bdi>
        <Text component="span" display="block" size="xs" c="dimmed">
          {t('assessments:view.share', { show: row.shown, count: row.total })}
        </Text>
        {row.thin && (
          <Text component="span" size="xs" c="saffron.8" className={classes.note}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            <span>{t(`assessments:blueprint.thin.${row.thin}`, { count: row.published })}</span>
          </Text>
        )}
        {row.exposed > 0 && (
          <Text component="span" size="xs" c="saffron.8" className={classes.note}>
            <IconLockOpen size={14} aria-hidden="true" />
            <span>{t('assessments:blueprint.exposed', { count: row.exposed })}</span>
          </Text>
        )}
      </th>
      {bands.map((band) => {
        const count = drawn((cell) => difficultyBand(cell.difficulty) === band);
        const strength = all === 0 ? 0 : Math.ceil((4 * count) / all);
        return (
          <StackingCell key={band} name={t(`questions:difficulty.${band}`)} className={own.cell}>
            {count > 0 && (
              <span className={own.heat} data-strength={strength}>
                {tenth(count)}
              </span>
            )}
          </StackingCell>
        );
      })}
      <StackingCell name={t('questions:taxonomy.label')} className={own.kinds} isWide>
        {kinds.map(({ taxonomy, drawn: count }) => (
          <span key={taxonomy} className={own.kind}>
            {t(`questions:taxonomy.${taxonomy === '' ? 'none' : taxonomy}`)} <b>{tenth(count)}</b>
          </span>
        ))}
      </StackingCell>
    </tr>
  );
}
