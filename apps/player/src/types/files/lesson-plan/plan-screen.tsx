import type { GatheredItem, Language, LessonPlanBody } from '@takhti/domain';
import { useMemo, useState, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { ItemView } from '../shared/item-view.tsx';
import { LessonView } from './lesson-view.tsx';
import { usePlace, type PlanPlace } from './place.ts';
import { PlanOverview } from './plan-overview.tsx';
import {
  noProgress,
  readProgress,
  stepsOf,
  withItem,
  withLesson,
  writeProgress,
  type Progress,
} from './progress.ts';
import './plan.css';

export interface PlanScreenProps {
  readonly title: string;
  readonly description: string;
  /** The language of the plan. */
  readonly language: Language;
  readonly body: LessonPlanBody;
  /** Its content that can no longer be opened, by content id. */
  readonly gone?: readonly string[] | undefined;
  /** Null in a preview: nothing is opened there, and nothing remembered. */
  readonly content: ContentKey | null;
}

const none: readonly string[] = [];
const storage = () => localStorage;
const overview: PlanPlace = { lesson: null, item: null };

/** The plan, an open lesson of it, or what is open of that; which of them is in the address. */
export function PlanScreen(props: PlanScreenProps): ReactNode {
  const { title, description, language, body, gone = none, content } = props;
  const { t } = useTexts();
  const steps = useMemo(() => stepsOf(body), [body]);
  const { place, open } = usePlace();
  const [progress, setProgress] = useState<Progress>(() =>
    content ? readProgress(storage, content) : noProgress,
  );
  const at = steps.findIndex(({ lesson }) => lesson.id === place.lesson);
  const step = steps[at];

  function keep(change: (now: Progress) => Progress): void {
    const next = change(progress);
    setProgress(next);
    if (content) writeProgress(storage, content, next);
  }
  function openLesson(id: string): void {
    keep((now) => ({ ...now, at: id }));
    open({ lesson: id, item: null });
  }

  if (!step)
    return (
      <PlanOverview
        title={title}
        description={description}
        language={language}
        body={body}
        steps={steps}
        progress={progress}
        onOpen={openLesson}
      />
    );
  const { lesson } = step;
  const item = place.item === null ? undefined : lesson.items[place.item];
  if (item && place.item !== null && content) {
    const number = place.item;
    const next = nextOpen(lesson.items, gone, number);
    const isDone = progress.items.includes(item.content_id);
    const onDone = (): void => keep((now) => withItem(now, item.content_id));
    return (
      <ItemView
        key={`${lesson.id} ${number}`}
        item={item}
        within={content}
        backLabel={t('plan_to_lesson')}
        number={number + 1}
        total={lesson.items.length}
        onDone={onDone}
        onWaiting={onDone}
        onBack={() => open({ lesson: lesson.id, item: null })}
        // Content that plays has a Next of its own: beside that there is none here before its end.
        onNext={next === null || !isDone ? null : () => open({ lesson: lesson.id, item: next })}
      />
    );
  }
  const next = steps[at + 1];
  return (
    <LessonView
      key={lesson.id}
      step={step}
      progress={progress}
      language={language}
      gone={gone}
      content={content}
      onPlan={() => open(overview)}
      onOpen={content ? (number) => open({ lesson: lesson.id, item: number }) : null}
      hasNext={next !== undefined}
      onFinish={() => {
        keep((now) => ({ ...withLesson(now, lesson.id), at: next?.lesson.id ?? null }));
        open(next ? { lesson: next.lesson.id, item: null } : overview);
      }}
    />
  );
}

/** The place of what comes after a place in a lesson and can be opened; null where there is nothing. */
function nextOpen(items: readonly GatheredItem[], gone: readonly string[], at: number): number | null {
  const next = items.findIndex(({ content_id }, place) => place > at && !gone.includes(content_id));
  return next === -1 ? null : next;
}
