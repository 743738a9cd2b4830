import { ActionIcon, Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { directionOf, hasErrors, localeOf } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { NumberField, MoveHandle, useDrop, type Slot } from '../../../ui/index.ts';
import type { LessonRowProps } from './lesson-props.ts';
import { GatheredContent } from '../gathering/gathered-content.tsx';
import classes from '../gathering/gathering.module.css';

/** The texts of a lesson, and its content. */
export function LessonBody(props: LessonRowProps) {
  const { lesson, topic, at, language, findings, plan, hasPremium, onAddContent } = props;
  const t = useText();
  const place = { topic, lesson: at };
  const path = ['topics', topic, 'lessons', at];
  const written = { dir: directionOf(language), lang: localeOf(language) };
  const field = (name: 'title' | 'minutes' | 'material') => {
    const own = [...path, name];
    const found = findingsAt(findings, own);
    return { own, found, id: fieldId(own), describedBy: fieldErrorId(own) };
  };
  const [title, minutes, material] = [field('title'), field('minutes'), field('material')];
  return (
    <div className={classes.lessonBody}>
      <div className={classes.lessonFields}>
        <div className={classes.grow}>
          <TextInput
            id={title.id}
            label={t('files:plan.lesson_title')}
            value={lesson.title}
            attributes={{ input: written }}
            error={hasErrors(title.found)}
            aria-describedby={title.describedBy}
            onChange={(event) => plan.changeLesson(place, { title: event.currentTarget.value })}
          />
          <FieldError path={title.own} findings={title.found} />
        </div>
        <div className={classes.minutes}>
          <NumberField
            id={minutes.id}
            label={t('files:plan.minutes')}
            value={lesson.minutes}
            min={1}
            error={minutes.found.length > 0}
            aria-describedby={minutes.describedBy}
            onValue={(value) => plan.changeLesson(place, { minutes: value })}
          />
          <FieldError path={minutes.own} findings={minutes.found} />
        </div>
        {hasPremium && (
          <Switch
            className={classes.switch}
            label={t('files:plan.premium')}
            aria-label={t('files:plan.premium_lesson')}
            checked={lesson.is_premium === 1}
            onChange={(event) => plan.setPremium(topic, at, event.currentTarget.checked ? 1 : 0)}
          />
        )}
      </div>
      <Textarea
        id={material.id}
        label={t('files:plan.material')}
        placeholder={t('files:plan.material_hint')}
        value={lesson.material}
        autosize
        minRows={1}
        maxRows={8}
        attributes={{ input: written }}
        error={material.found.length > 0}
        aria-describedby={material.describedBy}
        onChange={(event) => plan.changeLesson(place, { material: event.currentTarget.value })}
      />
      <FieldError path={material.own} findings={material.found} />
      <div className={classes.contents}>
        <h3 className={classes.contentsTitle}>{t('files:plan.content')}</h3>
        {lesson.items.length === 0 && <p className={classes.soft}>{t('files:plan.no_content')}</p>}
        <ul className={classes.items}>
          {lesson.items.map((each, index) => (
            // The same content may be in a lesson twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Entry key={`${each.content_id} ${index}`} {...props} index={index} />
          ))}
        </ul>
        <Button
          variant="light"
          size="compact-md"
          data-tour="add-content"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onAddContent({ ...place, id: lesson.id })}
        >
          {t('files:plan.add_content')}
        </Button>
      </div>
    </div>
  );
}

function Entry(props: LessonRowProps & { readonly index: number }) {
  const { item, lesson, topic, at, findings, plan, standings, index } = props;
  const t = useText();
  const place = { topic, lesson: at };
  const path = ['topics', topic, 'lessons', at, 'items', index];
  const each = lesson.items[index];
  const slot: Slot = {
    scope: `items ${lesson.id}`,
    index,
    onMove: (from, to) => plan.moveItem(place, from, to),
  };
  const drop = useDrop(slot);
  if (!each) return null;
  const { content_id, title } = each;
  return (
    <li className={classes.entry} id={fieldId(path)} tabIndex={-1} {...drop}>
      <div className={classes.item}>
        <MoveHandle
          id={`item ${lesson.id} ${content_id}`}
          name={title}
          slot={slot}
          count={lesson.items.length}
        />
        <GatheredContent item={each} by={item} standings={standings} isInBuilder />
        <ActionIcon
          variant="subtle"
          color="gray"
          ms="auto"
          aria-label={t('files:plan.take_out', { title })}
          onClick={() => plan.removeItem(place, index)}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FieldError path={path} findings={findingsAt(findings, path)} />
    </li>
  );
}
