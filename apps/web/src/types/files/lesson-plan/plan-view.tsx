import { IconStar } from '@tabler/icons-react';
import { lessonPlanModel, type LessonPlanDoc } from '@takhti/content-types/files';
import {
  directionOf,
  localeOf,
  type Language,
  type OpenedContainer,
  type PlannedLesson,
} from '@takhti/domain';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useIncrementalCount } from '../../../performance/use-incremental-count.ts';
import files from '../family/files.module.css';
import { GatheredContent } from '../gathering/gathered-content.tsx';
import classes from '../gathering/gathering.module.css';
import { useStandings, type Standings } from '../gathering/use-standings.ts';

interface PlanViewProps {
  readonly item: OpenedContainer;
  readonly doc: LessonPlanDoc;
  readonly language: Language;
}

/** A plan to be looked at: its topics, their lessons, and what became of the content in them. */
export function PlanView({ item, doc, language }: PlanViewProps) {
  const t = useText();
  const standings = useStandings(item, lessonPlanModel.referencesOf(doc));
  const { topics } = doc;
  const shown = useIncrementalCount(topics.length, 4);
  const written = { lang: localeOf(language), dir: directionOf(language) };
  if (topics.length === 0) return <p className={files.none}>{t('files:plan.no_topics')}</p>;
  return (
    <div className={classes.view}>
      {topics.slice(0, shown).map((topic, at) => (
        <section key={topic.id}>
          <h2 className={classes.viewTopic}>
            <span {...written}>{topic.title || t('files:plan.topic', { number: at + 1 })}</span>
            {topic.is_premium === 1 && <Premium />}
            <FieldMark path={['topics', at, 'title']} label={t('files:plan.topic', { number: at + 1 })} />
          </h2>
          {topic.lessons.length === 0 && <p className={files.none}>{t('files:plan.no_lessons')}</p>}
          <ol className={classes.viewLessons}>
            {topic.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonView lesson={lesson} plan={item} standings={standings} written={written} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface LessonViewProps {
  readonly lesson: PlannedLesson;
  readonly plan: OpenedContainer;
  readonly standings: Standings;
  readonly written: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
}

function LessonView({ lesson, plan, standings, written }: LessonViewProps) {
  const t = useText();
  const { title, minutes, material, items } = lesson;
  return (
    <div className={classes.viewLesson}>
      <h3 className={classes.viewLessonTitle}>
        <span {...written}>{title || t('files:plan.untitled_lesson')}</span>
        {lesson.is_premium === 1 && <Premium />}
        {minutes !== null && (
          <span className={classes.soft}>{t('files:plan.minutes_of', { count: minutes })}</span>
        )}
      </h3>
      {material !== '' && (
        <p className={classes.material}>
          <span className={classes.soft}>{t('files:plan.material')}: </span>
          <span {...written}>{material}</span>
        </p>
      )}
      {items.length === 0 && <p className={files.none}>{t('files:plan.no_content')}</p>}
      <ul className={classes.items}>
        {items.map((item, at) => (
          // The same content may be in a lesson twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${item.content_id} ${at}`} className={classes.item}>
            <GatheredContent item={item} by={plan} standings={standings} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Premium() {
  const t = useText();
  return (
    <span className={classes.premium}>
      <IconStar size={14} aria-hidden="true" /> {t('files:plan.premium')}
    </span>
  );
}
