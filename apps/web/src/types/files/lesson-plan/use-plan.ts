import {
  addLesson,
  addTopic,
  changeLesson,
  lessonAt,
  lessonRows,
  moveItem,
  moveLesson,
  moveTopic,
  newLesson,
  newTopic,
  removeLesson,
  removeTopic,
  setPremium,
  type LessonPlanDoc,
} from '@takhti/content-types/files';
import type { Flag, GatheredItem, PlannedLesson, PlanTopic } from '@takhti/domain';
import { useState } from 'react';
import { focusSoon } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { confirm } from '../../../ui/index.ts';
import type { Change } from '../family/files-facet.ts';
import { useOpenParts } from './use-open-parts.ts';

type Topics = LessonPlanDoc['topics'];
type Place = { readonly topic: number; readonly lesson: number };

interface PlanInput {
  readonly doc: LessonPlanDoc;
  readonly onChange: (change: Change<Pick<LessonPlanDoc, 'topics'>>) => void;
}

export type Plan = ReturnType<typeof usePlan>['plan'];

/** The actions on topics and lessons of a plan, and the announcement of the last move. */
export function usePlan({ doc, onChange }: PlanInput) {
  const t = useText();
  const parts = useOpenParts(doc.topics);
  const [said, setSaid] = useState('');
  const { topics } = doc;
  const change = (by: (topics: Topics) => PlanTopic[]): void =>
    onChange((now) => ({ topics: by(now.topics) }));
  const newId = (): string => crypto.randomUUID();

  const plan = useStableCallbacks({
    toggle: parts.toggle,
    addTopic(): void {
      const topic = newTopic(newId);
      change((now) => addTopic(now, topic));
      parts.open([topic.id, ...topic.lessons.map(({ id }) => id)]);
      void focusSoon(['topics', topics.length, 'title']);
    },
    renameTopic: (at: number, title: string): void =>
      change((now) => now.map((each, place) => (place === at ? { ...each, title } : each))),
    moveTopic(from: number, to: number): void {
      change((now) => moveTopic(now, from, to));
      setSaid(t('common:move.done', { position: to + 1, count: topics.length }));
    },
    async deleteTopic(at: number): Promise<void> {
      const topic = topics[at];
      if (!topic) return;
      const isSure =
        topic.lessons.every(isEmpty) ||
        (await confirm({
          title: t('files:plan.delete_topic_title'),
          text: t('files:plan.delete_topic_text'),
          confirmLabel: t('common:delete'),
          isDangerous: true,
        }));
      if (!isSure) return;
      change((now) => removeTopic(now, topic.id));
      setSaid(t('files:plan.deleted_topic'));
      const left = topics.length - 1;
      void focusSoon(left === 0 ? ['topics'] : ['topics', Math.min(at, left - 1), 'title']);
    },
    addLesson(at: number): void {
      const lesson = newLesson(newId);
      change((now) => addLesson(now, at, lesson));
      const [id = ''] = topics.slice(at, at + 1).map((topic) => topic.id);
      parts.open([id, lesson.id]);
      void focusSoon(['topics', at, 'lessons', topics[at]?.lessons.length ?? 0, 'title']);
    },
    changeLesson: (place: Place, fields: Partial<Omit<PlannedLesson, 'id'>>): void =>
      change((now) => changeLesson(now, place, fields)),
    moveLesson(from: number, to: number): void {
      change((now) => moveLesson(now, from, to));
      const row = lessonRows(moveLesson(topics, from, to))[to];
      if (row && row.lesson !== null) {
        const { id = '', lessons = [] } = moveLesson(topics, from, to)[row.topic] ?? {};
        // Content added to a folded topic would be out of sight.
        parts.open([id]);
        setSaid(t('common:move.done', { position: row.lesson + 1, count: lessons.length }));
      }
    },
    async deleteLesson(place: Place): Promise<void> {
      const lesson = lessonAt(topics, place);
      if (!lesson) return;
      const isSure =
        isEmpty(lesson) ||
        (await confirm({
          title: t('files:plan.delete_lesson_title'),
          text: t('files:plan.delete_lesson_text'),
          confirmLabel: t('common:delete'),
          isDangerous: true,
        }));
      if (!isSure) return;
      change((now) => removeLesson(now, lesson.id));
      setSaid(t('files:plan.deleted_lesson'));
      void focusSoon(['topics', place.topic, 'title']);
    },
    addItem: (place: Place, item: GatheredItem): void =>
      change((now) => changeLesson(now, place, { items: [...(lessonAt(now, place)?.items ?? []), item] })),
    removeItem: (place: Place, at: number): void =>
      change((now) =>
        changeLesson(now, place, { items: (lessonAt(now, place)?.items ?? []).toSpliced(at, 1) }),
      ),
    moveItem: (place: Place, from: number, to: number): void =>
      change((now) => moveItem(now, place, from, to)),
    setPremium: (topic: number, lesson: number | null, is_premium: Flag): void =>
      change((now) => setPremium(now, { topic, lesson }, is_premium)),
  });
  return { plan, parts, said };
}

function isEmpty({ title, material, items }: PlannedLesson): boolean {
  return title.trim() === '' && material.trim() === '' && items.length === 0;
}
