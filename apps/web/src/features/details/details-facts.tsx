import type { ContainerRow } from '@takhti/domain';
import { Suspense, type ReactNode } from 'react';
import { nameOfLanguage, useFormat, useText } from '../../i18n/index.ts';
import { useRoleTitle } from '../../ui/index.ts';
import { useCountText, useSkillsText } from '../../types/use-count-text.ts';
import { webTypeOf } from '../../types/registry.ts';
import { isWithReviewer } from './details-rules.ts';
import classes from './details.module.css';

/** More facts about a container; empty ones are left out. */
export function DetailsFacts({ item }: { item: ContainerRow }) {
  const t = useText();
  const roleTitle = useRoleTitle();
  const countText = useCountText();
  const skillsText = useSkillsText();
  const isReviewed = isWithReviewer(item);
  const OfType = webTypeOf(item.content_type)?.Facts;
  const format = useFormat();
  const count = countText(item);
  // Content with a single skill shows no number of skills.
  const skills = skillsText(item);
  const counts = count === null ? '' : format.list(skills === null ? [count] : [count, skills]);
  const facts: readonly (readonly [string, ReactNode, boolean])[] = [
    [t('skills:skill'), <bdi key="skill">{item.skill}</bdi>, item.skill !== ''],
    [t('details:holds'), counts, counts !== ''],
    [t('common:content_language'), nameOfLanguage(item.language), true],
    [t('details:author'), <bdi key="author">{item.author_full_name}</bdi>, true],
    [
      t('details:turn'),
      item.reviewer_role !== null && roleTitle({ role: '', title: item.reviewer_role }),
      isReviewed && item.reviewer_role !== null,
    ],
    [
      t('details:reviewer'),
      <bdi key="reviewer">{item.reviewer_full_name}</bdi>,
      item.content_status !== 'd' && item.reviewer_full_name !== null,
    ],
  ];
  return (
    <dl className={classes.facts}>
      {OfType && (
        <Suspense fallback={null}>
          <OfType item={item} />
        </Suspense>
      )}
      {facts
        .filter(([, , isThere]) => isThere)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
