import { PlanTopic } from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { ValueWords } from '../../web-type.ts';

const Topics = z.array(PlanTopic);

/** The topics of a plan where two versions of it are compared: as an outline, in words. */
export function showPlanField(field: string, value: unknown, { t }: ValueWords): ReactNode {
  const topics = field === 'topics' ? Topics.safeParse(value).data : undefined;
  if (!topics) return undefined;
  const lessons = topics.flatMap((topic) => topic.lessons);
  const counted = t('files:plan.shown', {
    topics: t('files:plan.topics', { count: topics.length }),
    lessons: t('files:plan.lessons', { count: lessons.length }),
  });
  return (
    <>
      <p>{counted}</p>
      <ol>
        {topics.map((topic) => (
          <li key={topic.id}>
            <bdi>{topic.title || t('files:plan.untitled_topic')}</bdi>
            <ul>
              {topic.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <bdi>{lesson.title || t('files:plan.untitled_lesson')}</bdi>
                  {lesson.items.length > 0 && (
                    <>
                      {': '}
                      <bdi>{lesson.items.map(({ title }) => title).join(', ')}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
