import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lessonPlanModel, type LessonPlanDoc } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useIncrementalCount } from '../../../performance/use-incremental-count.ts';
import { EmptyState } from '../../../ui/index.ts';
import type { Change } from '../family/files-facet.ts';
import { ContentDrawer } from '../gathering/content-drawer.tsx';
import classes from '../gathering/gathering.module.css';
import type { DrawerPlace } from './drawer-place.ts';
import { TopicCard } from './topic-card.tsx';
import { usePlan } from './use-plan.ts';
import { useStandings } from '../gathering/use-standings.ts';

interface PlanFieldsProps {
  readonly item: OpenedContainer;
  readonly doc: LessonPlanDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Pick<LessonPlanDoc, 'topics'>>) => void;
}

/** The topics of a plan with their lessons (C-227): unfolded and folded, written, moved, and filled with content. */
export function PlanFields({ item, doc, language, findings, onChange }: PlanFieldsProps) {
  const t = useText();
  const { can } = useSession();
  const { topics } = doc;
  const { plan, parts, said } = usePlan({ doc, onChange });
  const standings = useStandings(item, lessonPlanModel.referencesOf(doc));
  const [into, setInto] = useState<DrawerPlace | null>(null);
  const lesson = into === null ? undefined : topics[into.topic]?.lessons[into.lesson];
  const shown = useIncrementalCount(topics.length, 6);
  const label = t('files:fields.topics');
  const lessons = topics.reduce((sum, topic) => sum + topic.lessons.length, 0);
  // The line of the outline at which each topic's heading is.
  const lines = topics.reduce<number[]>(
    (all, _topic, at) => [
      ...all,
      at === 0 ? 0 : (all[at - 1] ?? 0) + 1 + (topics[at - 1]?.lessons.length ?? 0),
    ],
    [],
  );
  return (
    <section className={classes.plan} id={fieldId(['topics'])}>
      <Marked path={['topics']} label={label}>
        <Group justify="space-between" gap="xs" className={classes.planHead}>
          <h2 className={classes.heading}>
            {label}{' '}
            {topics.length > 0 && (
              <span className={classes.soft}>
                {t('files:plan.shown', {
                  topics: t('files:plan.topics', { count: topics.length }),
                  lessons: t('files:plan.lessons', { count: lessons }),
                })}
              </span>
            )}
          </h2>
          {topics.length > 1 && (
            <Group gap={4}>
              <Button variant="subtle" size="compact-sm" onClick={parts.openAll}>
                {t('files:plan.open_all')}
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={parts.closeAll}>
                {t('files:plan.close_all')}
              </Button>
            </Group>
          )}
        </Group>
        <FieldError path={['topics']} findings={findingsAt(findings, ['topics'])} />
      </Marked>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {topics.length === 0 ? (
        <EmptyState title={t('files:plan.empty_title')} text={t('files:plan.empty')}>
          <Button
            mt="xs"
            data-tour="add-topic"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={plan.addTopic}
          >
            {t('files:plan.add_topic')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <ol className={classes.topics}>
            {topics.slice(0, shown).map((topic, at) => (
              <TopicCard
                key={topic.id}
                item={item}
                topic={topic}
                at={at}
                count={topics.length}
                line={lines[at] ?? 0}
                lines={topics.length + lessons}
                language={language}
                findings={within(findings, at)}
                plan={plan}
                opened={parts.opened}
                standings={standings}
                hasPremium={can('lessons.premium')}
                onAddContent={setInto}
              />
            ))}
          </ol>
          <div>
            <Button
              variant="default"
              data-tour="add-topic"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={plan.addTopic}
            >
              {t('files:plan.add_topic')}
            </Button>
          </div>
        </>
      )}
      <ContentDrawer
        item={item}
        into={
          lesson === undefined
            ? null
            : t('files:plan.drawer.into', { title: lesson.title.trim() || t('files:plan.untitled_lesson') })
        }
        begins={can('container.create')}
        grade={item.grade}
        subject={item.subject}
        taken={lesson?.items.map(({ content_id }) => content_id) ?? []}
        onAdd={(found) => into && plan.addItem(into, found)}
        onClose={() => setInto(null)}
      />
    </section>
  );
}

const none: readonly Finding[] = [];

// The findings of one topic; the same nothing for all that have none, so that they are not rendered again.
function within(findings: readonly Finding[], topic: number): readonly Finding[] {
  const own = findings.filter(({ path }) => path[0] === 'topics' && path[1] === topic);
  return own.length === 0 ? none : own;
}
