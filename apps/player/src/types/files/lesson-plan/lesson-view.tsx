import { useEffect, useRef, type ReactNode } from 'react';
import { type Language, langAndDirOf } from '@takhti/domain';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import type { Progress, Step } from './progress.ts';
import { useOfflineItems, type OfflineState } from './use-offline-items.ts';

interface LessonViewProps {
  readonly step: Step;
  readonly progress: Progress;
  /** The language of the plan. */
  readonly language: Language;
  /** Content that can no longer be opened, by content id. */
  readonly gone: readonly string[];
  /** The plan; null in a preview. */
  readonly content: ContentKey | null;
  readonly hasNext: boolean;
  readonly onPlan: () => void;
  /** Opens content of it by its place; null in a preview. */
  readonly onOpen: ((item: number) => void) | null;
  readonly onFinish: () => void;
}

/** One lesson: how long it takes, what it needs, and what is done in it, one after the other. */
export function LessonView({
  step,
  progress,
  language,
  gone,
  content,
  hasNext,
  onPlan,
  onOpen,
  onFinish,
}: LessonViewProps): ReactNode {
  const { t, plural, number, facts } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const { lesson, topic } = step;
  const offline = useOfflineItems(lesson.items, gone, content);
  const open = lesson.items.findIndex(
    ({ content_id }) => !progress.items.includes(content_id) && !gone.includes(content_id),
  );
  const numbered = t('plan_lesson', { n: step.number });
  const title = lesson.title.trim() || numbered;
  return (
    <main className="plan">
      <Button icon="back" onClick={onPlan}>
        {t('plan_back')}
      </Button>
      <header className="plan-head">
        <p className="plan-soft" {...langAndDirOf(topic.title, language)}>
          {topic.title}
        </p>
        <h1 className="plan-title" ref={heading} tabIndex={-1} {...langAndDirOf(title, language)}>
          {title}
        </h1>
        <p className="plan-soft">
          {facts([
            title === numbered ? '' : numbered,
            lesson.minutes === null ? '' : plural('plan_minutes', lesson.minutes),
          ])}
        </p>
        {lesson.material.trim() !== '' && (
          <div className="plan-material">
            <h2 className="plan-material-title">{t('plan_material')}</h2>
            <p className="plan-description" {...langAndDirOf(lesson.material, language)}>
              {lesson.material}
            </p>
          </div>
        )}
      </header>
      {lesson.items.length === 0 ? (
        <p className="plan-soft">{t('plan_empty_lesson')}</p>
      ) : (
        <ol className="plan-items">
          {lesson.items.map((item, at) => {
            const isGone = gone.includes(item.content_id);
            const isDone = !isGone && progress.items.includes(item.content_id);
            return (
              // The same content may be in a lesson twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${item.content_id} ${at}`} className="plan-item">
                <span className="plan-number" data-done={isDone || undefined} aria-hidden="true">
                  {isDone ? <Icon name="check" /> : number(at + 1)}
                </span>
                <span className="plan-item-title">
                  <bdi {...langAndDirOf(item.title, language)}>{item.title}</bdi>
                  {isDone && <span className="plan-soft"> – {t('plan_done')}</span>}
                  {isGone ? (
                    <span className="plan-offline">{t('plan_gone')}</span>
                  ) : (
                    <OfflineLine state={offline.get(item.content_id)} />
                  )}
                </span>
                {onOpen && !isGone && (
                  <Button
                    isMain={at === open}
                    onClick={() => onOpen(at)}
                    aria-label={`${t('plan_open')}: ${item.title}`}
                  >
                    {t('plan_open')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!onOpen && lesson.items.length > 0 && <p className="plan-soft">{t('plan_in_preview')}</p>}
      <div className="plan-actions">
        <Button isMain={open === -1} iconAtEnd={hasNext ? 'forward' : 'check'} onClick={onFinish}>
          {t(hasNext ? 'plan_finish_next' : 'plan_finish')}
        </Button>
      </div>
    </main>
  );
}

function OfflineLine({ state }: { readonly state: OfflineState | undefined }): ReactNode {
  const { t } = useTexts();
  if (state === undefined) return null;
  const isReady = state === 'ready';
  return (
    <span className="plan-offline" data-ready={isReady || undefined}>
      <Icon name={isReady ? 'download' : 'cloud'} />
      {t(isReady ? 'plan_offline_ready' : 'plan_offline_never')}
    </span>
  );
}
