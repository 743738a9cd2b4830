import { type Language, type LessonPlanBody, langAndDirOf } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';

interface PrintedPlanProps {
  readonly title: string;
  readonly description: string;
  /** The language of the plan. */
  readonly language: Language;
  readonly body: LessonPlanBody;
}

/** The plan as it is printed: every lesson with its time, what it needs and what is done in it. Not seen on the screen. */
export function PrintedPlan({ title, description, language, body }: PrintedPlanProps): ReactNode {
  const { t, plural } = useTexts();
  return (
    <div className="plan-printed" aria-hidden="true">
      <h1 {...langAndDirOf(title, language)}>{title}</h1>
      {description !== '' && (
        <p className="plan-description" {...langAndDirOf(description, language)}>
          {description}
        </p>
      )}
      {body.topics.map((topic) => (
        <section key={topic.id}>
          <h2 {...langAndDirOf(topic.title, language)}>{topic.title}</h2>
          {topic.lessons.map((lesson) => (
            <article key={lesson.id}>
              <h3>
                <bdi {...langAndDirOf(lesson.title, language)}>{lesson.title}</bdi>
                {lesson.minutes !== null && ` (${plural('plan_minutes', lesson.minutes)})`}
              </h3>
              {lesson.material.trim() !== '' && (
                <p className="plan-description">
                  {t('plan_material')}:{' '}
                  <bdi {...langAndDirOf(lesson.material, language)}>{lesson.material}</bdi>
                </p>
              )}
              <ul>
                {lesson.items.map((item, at) => (
                  // The same content may be in a lesson twice.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`${item.content_id} ${at}`}>
                    ☐ <bdi {...langAndDirOf(item.title, language)}>{item.title}</bdi>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
