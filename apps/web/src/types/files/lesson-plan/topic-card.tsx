import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { hasErrors, type Finding, type Language, type OpenedContainer, type PlanTopic } from '@takhti/domain';
import { memo } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useIncrementalCount } from '../../../performance/use-incremental-count.ts';
import { FactDivider, MoveHandle, useDrop, langAndDirOfContent } from '../../../ui/index.ts';
import type { DrawerPlace } from './drawer-place.ts';
import { LessonRow } from './lesson-row.tsx';
import classes from '../gathering/gathering.module.css';
import type { Plan } from './use-plan.ts';
import type { Standings } from '../gathering/use-standings.ts';

interface TopicCardProps {
  readonly item: OpenedContainer;
  readonly topic: PlanTopic;
  readonly at: number;
  /** How many topics there are. */
  readonly count: number;
  /** At which line of the outline its heading is, and how many lines there are: lessons move over them. */
  readonly line: number;
  readonly lines: number;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly plan: Plan;
  readonly opened: ReadonlySet<string>;
  readonly standings: Standings;
  readonly hasPremium: boolean;
  readonly onAddContent: (place: DrawerPlace) => void;
}

/** A topic with its lessons, to be unfolded (C-228), named (C-229), moved, made premium (C-231) and deleted (C-230). */
export const TopicCard = memo(function TopicCard(props: TopicCardProps) {
  const { topic, at, count, line, language, findings, plan, opened, hasPremium } = props;
  const t = useText();
  const isOpen = opened.has(topic.id);
  const path = ['topics', at, 'title'];
  const found = findingsAt(findings, path);
  const slot = { scope: 'topics', index: at, onMove: plan.moveTopic };
  const ontoHeading = useDrop({ scope: 'lessons', index: line, onMove: plan.moveLesson });
  const name = t('files:plan.topic', { number: at + 1 });
  const shown = useIncrementalCount(topic.lessons.length, 30);
  const bodyId = `topic-${topic.id}`;
  const minutes = topic.lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  return (
    <li className={classes.topic} {...useDrop(slot)}>
      <div className={classes.topicHead} {...ontoHeading}>
        <MoveHandle id={`topic ${topic.id}`} name={name} slot={slot} count={count} />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={topic.title || name}
          onClick={() => plan.toggle(topic.id)}
        >
          <IconChevronDown
            size={18}
            aria-hidden="true"
            className={classes.chevron}
            data-open={isOpen || undefined}
          />
        </ActionIcon>
        <TextInput
          id={fieldId(path)}
          className={classes.topicTitle}
          aria-label={t('files:plan.topic_title', { number: at + 1 })}
          placeholder={name}
          value={topic.title}
          attributes={{ input: langAndDirOfContent(topic.title, language) }}
          error={hasErrors(found)}
          aria-describedby={fieldErrorId(path)}
          onChange={(event) => plan.renameTopic(at, event.currentTarget.value)}
        />
        <span className={classes.count}>
          {t('files:plan.lessons', { count: topic.lessons.length })}
          {minutes > 0 && (
            <>
              <FactDivider />
              {t('files:plan.minutes_of', { count: minutes })}
            </>
          )}
        </span>
        {hasPremium && (
          <Switch
            size="sm"
            label={t('files:plan.premium')}
            aria-label={t('files:plan.premium_topic', { number: at + 1 })}
            checked={topic.is_premium === 1}
            disabled={topic.lessons.length === 0}
            onChange={(event) => plan.setPremium(at, null, event.currentTarget.checked ? 1 : 0)}
          />
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files:plan.delete_topic', { number: at + 1 })}
          onClick={() => void plan.deleteTopic(at)}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FieldError path={path} findings={found} />
      <div id={bodyId} hidden={!isOpen} className={classes.topicBody}>
        {isOpen && (
          <>
            {topic.lessons.length === 0 && <p className={classes.soft}>{t('files:plan.no_lessons')}</p>}
            <ol className={classes.lessons}>
              {topic.lessons.slice(0, shown).map((lesson, place) => (
                <LessonRow
                  key={lesson.id}
                  item={props.item}
                  lesson={lesson}
                  topic={at}
                  at={place}
                  count={topic.lessons.length}
                  line={line + 1 + place}
                  lines={props.lines}
                  language={language}
                  findings={within(findings, place)}
                  plan={plan}
                  isOpen={opened.has(lesson.id)}
                  standings={props.standings}
                  hasPremium={hasPremium}
                  onAddContent={props.onAddContent}
                />
              ))}
            </ol>
            <Button
              variant="subtle"
              size="compact-md"
              data-tour="add-lesson"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => plan.addLesson(at)}
            >
              {t('files:plan.add_lesson')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
});

const none: readonly Finding[] = [];

function within(findings: readonly Finding[], lesson: number): readonly Finding[] {
  const own = findings.filter(({ path }) => path[2] === 'lessons' && path[3] === lesson);
  return own.length === 0 ? none : own;
}
