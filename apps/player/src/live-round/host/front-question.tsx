import type { LiveHostView } from '@takhti/contract';
import { languageRecords, type PlayQuestion, isolated } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { playerKindOf } from '../../types/assessments/kinds/registry.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { Medal } from '../medal.tsx';

interface FrontQuestionProps {
  readonly view: LiveHostView;
  readonly question: PlayQuestion;
  readonly seconds: number;
}

/** The question for all to see: while it is asked with the time and how many have answered, then with the picture of the answers. */
export function FrontQuestion({ view, question, seconds }: FrontQuestionProps): ReactNode {
  const { t, number } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), [view.question_at]);
  const { picture } = view;
  const { tag, direction } = languageRecords[view.language];
  return (
    <article className="front-question">
      <div className="front-head">
        <h2 className="front-heading" ref={heading} tabIndex={-1}>
          {t('live_question', { n: view.question_at + 1, total: view.total })}
        </h2>
        {/* At the head: below long options the foot of the screen would be over it. */}
        <p role="status" className="front-count">
          {picture ? pictureText(t, picture) : waitingText(t, view, seconds)}
        </p>
        {/* Here too, for what is below the options is behind the foot. */}
        {picture && view.podium.length > 0 && <Leaders view={view} />}
        {/* Its place is kept when the answers are looked at, so that nothing moves. */}
        <span
          className="front-clock"
          role="timer"
          aria-label={t('live_time_left', { n: seconds })}
          data-past={picture !== null || undefined}
        >
          {number(seconds)}
        </span>
      </div>
      <div className="front-text" lang={tag} dir={direction}>
        <RichText html={question.QuestionText} renderBlank={() => '____'} />
      </div>
      <ol className="front-options" lang={tag} dir={direction}>
        {playerKindOf(question)
          .choices(question)
          .map(({ OptionId, OptionText, IsCorrect }, at) => (
            <li key={OptionId} className="front-option" data-right={(picture && IsCorrect) || undefined}>
              <span className="front-number" data-hue={(at % 4) + 1}>
                {picture && IsCorrect ? <Icon name="check" /> : number(at + 1)}
              </span>
              <span className="front-option-text">
                <RichText html={OptionText} isPhrase />
              </span>
              <Bar view={view} OptionId={OptionId} />
            </li>
          ))}
      </ol>
      {view.accepted.map((text, at) => (
        // Two of them may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="front-accepted">
          {t('live_right_is', { text: isolated(text) })}
        </p>
      ))}
    </article>
  );
}

/** The leaders between two questions; other places are not shown here. */
function Leaders({ view }: { readonly view: LiveHostView }): ReactNode {
  const { t, plural } = useTexts();
  return (
    <section className="front-leaders">
      <h3 className="front-leaders-title">{t('live_leading')}</h3>
      <ol className="front-leaders-list">
        {view.podium.map(({ place, nickname, points }) => (
          <li key={nickname} className="front-leader">
            <Medal place={place} />
            <span className="unseen">{t('live_place', { n: place })}</span>
            <strong>
              <bdi>{nickname}</bdi>
            </strong>
            <span>{plural('live_points', points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function pictureText(
  t: ReturnType<typeof useTexts>['t'],
  { right, wrong }: NonNullable<LiveHostView['picture']>,
): string {
  if (right + wrong === 0) return t('live_right_none');
  return t('live_right_all', { right, total: right + wrong });
}

function waitingText(t: ReturnType<typeof useTexts>['t'], view: LiveHostView, seconds: number): string {
  if (seconds === 0) return t('live_collecting');
  return t('live_answered', { n: view.answered, total: view.players });
}

function Bar({ view, OptionId }: { readonly view: LiveHostView; readonly OptionId: string }): ReactNode {
  const { plural } = useTexts();
  const count = view.picture?.options.find((option) => option.OptionId === OptionId)?.count ?? 0;
  const share = view.answered === 0 ? 0 : count / view.answered;
  return (
    <span className="front-bar-box" data-waits={view.picture === null || undefined}>
      <span className="front-bar-fill" style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
      <span className="front-bar-count">{plural('live_option_count', count)}</span>
    </span>
  );
}
