import { openAssessment } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { useCountText, useRoleTitle } from '../../ui/index.ts';
import { useDurationWords } from '../../types/assessments/index.ts';
import { isWithReviewer } from './details-rules.ts';
import classes from './details.module.css';

/** What else is known of a content object; what there is nothing to say of is left out. */
export function DetailsFacts({ item }: { item: ContainerRow }) {
  const t = useText();
  const duration = useTestDuration(item);
  const roleTitle = useRoleTitle();
  const countText = useCountText();
  const isReviewed = isWithReviewer(item);
  const counts = [countText(item), t('common:skills', { count: item.total_skills })].join(' · ');
  const facts: readonly (readonly [string, ReactNode, boolean])[] = [
    [t('details:duration'), duration, duration !== null],
    [t('skills:skill'), <bdi key="skill">{item.skill}</bdi>, item.skill !== ''],
    [t('details:holds'), counts, true],
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

// Only a document knows how long its test lasts, and only those who open documents ask for it.
function useTestDuration({ content_type, container_id }: ContainerRow): string | null {
  const words = useDurationWords();
  const { can } = useSession();
  const isTest = content_type === 'assessment' && can('container.read');
  const opened = useQueryCall(openAssessment, { container_id }, { enabled: isTest, silent: true });
  const timer = opened.data?.json_data.timer ?? 0;
  return timer > 0 ? words(timer) : null;
}
