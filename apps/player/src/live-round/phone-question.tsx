import type { LivePhoneView } from '@takhti/contract';
import { languageRecords, type PlayQuestion } from '@takhti/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import type { Given } from '../types/assessments/kinds/player-kind.ts';
import { playerKindOf } from '../types/assessments/kinds/registry.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import type { Joined } from './joined.ts';
import { useSecondsLeft } from './connection/use-seconds-left.ts';
import { useAnswer } from './use-answer.ts';

interface PhoneQuestionProps {
  readonly joined: Joined;
  readonly view: LivePhoneView;
  readonly question: PlayQuestion;
  readonly since_ms: number;
  /** They have answered; whether it comes is another matter. */
  readonly onGive: (answered: Given) => void;
}

const nothing: Given = { OptionIds: [] };

/** The question that is asked, on the card that learners know. One choice is an answer; several, or words, are sent by a button. */
export function PhoneQuestion({ joined, view, question, since_ms, onGive }: PhoneQuestionProps): ReactNode {
  const { t, number } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const [given, setGiven] = useState(nothing);
  const { sending, give } = useAnswer(joined, view.question_at);
  const seconds = useSecondsLeft(view.left_ms, since_ms);
  const { tag, direction } = languageRecords[view.language];
  const { Card, isAnswered, isAnsweredAtOnce } = playerKindOf(question);
  const isAtOnce = isAnsweredAtOnce(question);
  const isDone = view.is_answered || sending !== 'none';
  const isOver = seconds === 0 && !isDone;

  function send(answered: Given): void {
    give(answered);
    onGive(answered);
  }

  function answer(next: Given): void {
    if (isDone || isOver) return;
    setGiven(next);
    if (isAtOnce) send(next);
  }

  return (
    <article className="play-card live-question">
      <div className="play-head">
        <h1 className="play-number" ref={heading} tabIndex={-1}>
          {t('live_question', { n: view.question_at + 1, total: view.total })}
        </h1>
        <span className="live-clock" role="timer" aria-label={t('live_time_left', { n: seconds })}>
          <Icon name="clock" /> {number(seconds)}
        </span>
      </div>
      <fieldset className="live-answers" disabled={isDone || isOver} lang={tag} dir={direction}>
        <Card
          question={question}
          language={view.language}
          given={given}
          isLocked={false}
          isEmptyDoubted={false}
          onAnswer={answer}
        />
      </fieldset>
      {!isAtOnce && !isDone && (
        <Button isMain disabled={isOver || !isAnswered(question, given)} onClick={() => send(given)}>
          {t('live_answer_send')}
        </Button>
      )}
      <p role="status" className="live-status">
        {statusOf(t, view.is_answered ? 'sent' : sending, isOver)}
      </p>
    </article>
  );
}

function statusOf(
  t: ReturnType<typeof useTexts>['t'],
  sending: ReturnType<typeof useAnswer>['sending'],
  isOver: boolean,
): string {
  switch (sending) {
    case 'sent':
      return t('live_sent');
    case 'sending':
      return t('live_sending');
    case 'late':
      return t('live_too_late');
    case 'none':
      return isOver ? t('live_collecting') : '';
  }
}
