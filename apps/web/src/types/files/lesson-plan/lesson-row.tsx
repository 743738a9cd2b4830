import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconStar, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, MoveHandle, useDrop, langAndDirOfContent } from '../../../ui/index.ts';
import { LessonBody } from './lesson-body.tsx';
import type { LessonRowProps } from './lesson-props.ts';
import classes from '../gathering/gathering.module.css';

/** One lesson in the outline; unfolded it is written and filled. */
export const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { lesson, topic, at, line, lines, language, findings, plan, isOpen } = props;
  const t = useText();
  const slot = { scope: 'lessons', index: line, onMove: plan.moveLesson };
  const title = lesson.title.trim() || t('files:plan.untitled_lesson');
  const bodyId = `lesson-${lesson.id}`;
  const hasErrors = findings.length > 0;
  return (
    <li className={classes.lesson} {...useDrop(slot)}>
      <div className={classes.lessonHead}>
        <MoveHandle
          id={`lesson ${lesson.id}`}
          name={title}
          slot={slot}
          count={lines}
          shown={{ position: at + 1, count: props.count }}
        />
        <button
          type="button"
          className={classes.lessonToggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-wrong={hasErrors || undefined}
          onClick={() => plan.toggle(lesson.id)}
        >
          <IconChevronDown
            size={18}
            aria-hidden="true"
            className={classes.chevron}
            data-open={isOpen || undefined}
          />
          <span className="visually-hidden">{t('files:plan.lesson', { number: at + 1 })}: </span>
          <span
            className={classes.lessonTitle}
            {...langAndDirOfContent(lesson.title, language)}
            data-empty={lesson.title.trim() === '' || undefined}
          >
            {title}
          </span>
          {lesson.is_premium === 1 && (
            <span className={classes.premium}>
              <IconStar size={14} aria-hidden="true" /> {t('files:plan.premium')}
            </span>
          )}
          <span className={classes.count}>
            {t('files:plan.items', { count: lesson.items.length })}
            {lesson.minutes !== null && (
              <>
                <FactDivider />
                {t('files:plan.minutes_of', { count: lesson.minutes })}
              </>
            )}
          </span>
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files:plan.delete_lesson', { title })}
          onClick={() => plan.deleteLesson({ topic, lesson: at })}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <LessonBody {...props} />}
      </div>
    </li>
  );
});
