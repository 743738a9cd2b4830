import { limits, type Finding, type PlannedLesson, type PlanTopic } from '@takhti/domain';
import type { Facts, Stage } from '../../define.ts';
import { error, warning, type MessageKey } from '../../messages.ts';
import { referenceFindings } from '../references.ts';
import { placedItems } from './edits.ts';

type Path = Finding['path'];

const most = limits.lesson_plan;

/** The findings of a lesson plan. While it is written, only too long or too many parts are errors. */
export function planFindings(
  doc: { readonly topics: readonly PlanTopic[] },
  stage: Stage,
  facts: Facts,
): Finding[] {
  const { topics } = doc;
  const lessons = topics.flatMap((topic) => topic.lessons);
  const items = placedItems(doc);
  const found = [
    ...tooMany(['topics'], topics.length, most.topics, 'plan.topics_max'),
    ...tooMany(['topics'], lessons.length, most.lessons, 'plan.lessons_max'),
    ...tooMany(['topics'], items.length, most.items, 'plan.items_max'),
    ...topics.flatMap((topic, at) => topicFindings(topic, ['topics', at], stage)),
    ...referenceFindings(items, stage, facts),
  ];
  if (stage === 'save') return found;
  if (topics.length === 0) found.push(error(['topics'], 'plan.topics_required'));
  else if (items.length === 0) found.push(error(['topics'], 'plan.items_required'));
  return found;
}

function topicFindings({ title, lessons }: PlanTopic, path: Path, stage: Stage): Finding[] {
  const found = [...titleFindings(title, [...path, 'title'], stage, 'plan.topic_title')];
  if (stage === 'submit' && lessons.length === 0) found.push(error([...path, 'title'], 'plan.topic_empty'));
  for (const [at, lesson] of lessons.entries())
    found.push(...lessonFindings(lesson, [...path, 'lessons', at], stage));
  return found;
}

function lessonFindings(lesson: PlannedLesson, path: Path, stage: Stage): Finding[] {
  const { title, minutes, material, items } = lesson;
  const found = titleFindings(title, [...path, 'title'], stage, 'plan.lesson_title');
  if (minutes !== null && (minutes < 1 || minutes > most.minutes))
    found.push(error([...path, 'minutes'], 'plan.minutes', { max: most.minutes }));
  found.push(...tooMany([...path, 'material'], material.length, most.material, 'plan.material_long'));
  if (stage === 'submit' && items.length === 0) found.push(warning([...path, 'title'], 'plan.lesson_empty'));
  const seen = new Set<string>();
  for (const [at, { content_id, title: name }] of items.entries()) {
    if (seen.has(content_id)) found.push(warning([...path, 'items', at], 'plan.item_twice', { title: name }));
    seen.add(content_id);
  }
  return found;
}

function titleFindings(title: string, path: Path, stage: Stage, required: MessageKey): Finding[] {
  if (title.trim() === '') return stage === 'submit' ? [error(path, required)] : [];
  return tooMany(path, title.length, limits.title.max, 'plan.title_long');
}

function tooMany(path: Path, count: number, max: number, message: MessageKey): Finding[] {
  return count > max ? [error(path, message, { max, count })] : [];
}
