import { type Language, type LessonPlanBody, langAndDirOf } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { PrintedPlan } from './printed-plan.tsx';
import { nextStep, type Progress, type Step } from './progress.ts';

interface PlanOverviewProps {
  readonly title: string;
  readonly description: string;
  /** The language of the plan. */
  readonly language: Language;
  readonly body: LessonPlanBody;
  readonly steps: readonly Step[];
  readonly progress: Progress;
  readonly onOpen: (lesson: string) => void;
}

/** The plan as a whole: how far one has come, where to continue, and every lesson to choose from. */
export function PlanOverview(props: PlanOverviewProps): ReactNode {
  const { title, description, language, body, steps, progress, onOpen } = props;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const next = nextStep(steps, progress);
  const done = steps.filter(({ lesson }) => progress.lessons.includes(lesson.id)).length;
  const hasBegun = done > 0 || progress.at !== null;
  const nameOf = ({ lesson, number }: Step): string => lesson.title.trim() || t('plan_lesson', { n: number });
  const firstWord = (step: Step): string =>
    hasBegun ? t('plan_go_on', { lesson: nameOf(step) }) : t('plan_begin');

  return (
    <>
      <main className="plan">
        <header className="plan-head">
          <h1 className="plan-title" ref={heading} tabIndex={-1} {...langAndDirOf(title, language)}>
            {title}
          </h1>
          {description !== '' && (
            <p className="plan-description" {...langAndDirOf(description, language)}>
              {description}
            </p>
          )}
          {steps.length === 0 ? (
            <p className="plan-soft">{t('plan_nothing')}</p>
          ) : (
            <>
              <progress className="plan-progress" max={steps.length} value={done} aria-hidden="true" />
              <p className="plan-soft" role="status">
                {next === null ? t('plan_all_done') : t('plan_done_of', { n: done, total: steps.length })}
              </p>
              <div className="plan-actions">
                {next !== null && (
                  <Button isMain iconAtEnd="forward" onClick={() => onOpen(next.lesson.id)}>
                    {firstWord(next)}
                  </Button>
                )}
                <Button onClick={() => print()}>{t('plan_print')}</Button>
              </div>
            </>
          )}
        </header>
        {body.topics.map((topic) => (
          <section key={topic.id} className="plan-topic" aria-label={topic.title}>
            <h2 className="plan-topic-title" {...langAndDirOf(topic.title, language)}>
              {topic.title}
            </h2>
            <ol className="plan-lessons">
              {steps
                .filter((step) => step.topic.id === topic.id)
                .map((step) => (
                  <li key={step.lesson.id}>
                    <LessonButton
                      step={step}
                      name={nameOf(step)}
                      language={language}
                      isDone={progress.lessons.includes(step.lesson.id)}
                      isNext={step === next}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </main>
      <PrintedPlan title={title} description={description} language={language} body={body} />
    </>
  );
}

interface LessonButtonProps extends Pick<PlanOverviewProps, 'onOpen' | 'language'> {
  readonly step: Step;
  readonly name: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function LessonButton({ step, name, language, isDone, isNext, onOpen }: LessonButtonProps): ReactNode {
  const { t, plural, number, facts } = useTexts();
  const { lesson } = step;
  return (
    <button
      type="button"
      className="plan-lesson"
      data-next={isNext || undefined}
      aria-current={isNext ? 'step' : undefined}
      onClick={() => onOpen(lesson.id)}
    >
      <span className="plan-number" data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number(step.number)}
      </span>
      <span className="plan-lesson-words">
        <bdi className="plan-lesson-title" {...langAndDirOf(name, language)}>
          {name}
        </bdi>
        <span className="plan-soft">
          {facts([
            lesson.minutes === null ? '' : plural('plan_minutes', lesson.minutes),
            isDone ? t('plan_done') : '',
          ])}
        </span>
      </span>
      <Icon name="forward" />
    </button>
  );
}
