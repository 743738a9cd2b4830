import type { LessonPlanBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';

interface PrintedPlanProps {
  readonly title: string;
  readonly description: string;
  readonly body: LessonPlanBody;
}

/** The plan as it is printed: every lesson with its time, what it needs and what is done in it. Not seen on the screen. */
export function PrintedPlan({ title, description, body }: PrintedPlanProps): ReactNode {
  const { t, plural } = useTexts();
  return (
    <div className="plan-printed" aria-hidden="true">
      <h1>{title}</h1>
      {description !== '' && <p className="plan-description">{description}</p>}
      {body.topics.map((topic) => (
        <section key={topic.id}>
          <h2>{topic.title}</h2>
          {topic.lessons.map((lesson) => (
            <article key={lesson.id}>
              <h3>
                {lesson.title}
                {lesson.minutes !== null && ` (${plural('plan_minutes', lesson.minutes)})`}
              </h3>
              {lesson.material.trim() !== '' && (
                <p className="plan-description">
                  {t('plan_material')}: {lesson.material}
                </p>
              )}
              <ul>
                {lesson.items.map((item, at) => (
                  // The same content may be in a lesson twice.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`${item.content_id} ${at}`}>☐ {item.title}</li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
