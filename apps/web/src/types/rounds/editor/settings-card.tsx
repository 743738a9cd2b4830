import { isStandalone, isStandaloneGame, type OpenedContainer } from '@takhti/domain';
import { useId } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { ChangeGrade } from '../../../features/skills/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, RelativeTime, SubjectName, useGradeLabel, useTypeName } from '../../../ui/index.ts';
import classes from './settings-card.module.css';

interface SettingsCardProps {
  /** As it is written now. */
  readonly title: string;
  readonly item: OpenedContainer;
}

/** What a standalone game is, in place of the skill that others belong to (C-274, C-817). */
export function SettingsCard({ title, item }: SettingsCardProps) {
  const t = useText();
  const { user } = useSession();
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const heading = useId();
  if (!isStandaloneGame(item.content_type, { is_standalone: isStandalone(user) })) return null;
  const facts = [
    [
      'title',
      t('games:details.title'),
      <ContentTitle key="title" language={item.language}>
        {title}
      </ContentTitle>,
    ],
    ['type', t('games:settings.type'), typeName(item.content_type)],
    ['grade', t('common:grade'), gradeLabel(item.grade)],
    ['subject', t('common:subject'), <SubjectName key="subject" subject={item.subject} />],
    [
      'activity',
      t('games:settings.last_activity'),
      <RelativeTime key="activity" instant={item.last_activity} />,
    ],
  ] as const;
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>{t('games:settings.settings')}</h3>
        <ChangeGrade item={item} />
      </div>
      <dl>
        {facts.map(([key, name, value]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
