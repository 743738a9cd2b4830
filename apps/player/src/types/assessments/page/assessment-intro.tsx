import { languageRecords, type Play, type PlayedPart } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Intro, IntroFact } from '../../../frame/intro.tsx';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Slate } from '../../../ui/slate.tsx';
import { ChoosePart } from './choose-part.tsx';
import { unanswered, type Attempt } from '../attempt/attempt.ts';

interface AssessmentIntroProps {
  readonly play: Play;
  readonly start: Attempt;
  readonly isResumed: boolean;
  /** How many attempts the learner has begun, where they are limited. */
  readonly attempts: { readonly used: number; readonly max: number } | null;
  /** Which part of a bank it is; left out where it is the whole. */
  readonly part?: PlayedPart | null;
  readonly onPart?: (number: number) => void;
  readonly onStart: () => void;
}

/** How many questions there are, in which language, and how much time (C-178). */
export function AssessmentIntro({
  play,
  start,
  isResumed,
  attempts,
  part = null,
  onPart,
  onStart,
}: AssessmentIntroProps): ReactNode {
  const { t, plural, clock } = useTexts();
  const total = play.questions.length;
  const answered = total - unanswered(start).length;
  return (
    <Intro
      title={play.title}
      ornament={<Slate mood="ready" />}
      facts={
        <>
          <IntroFact icon="list">{plural('questions', total)}</IntroFact>
          <IntroFact icon="clock">
            <span className="unseen">{t('time_limit')} </span>
            {play.timer === 0 ? t('no_limit') : <bdi dir="ltr">{clock(play.timer)}</bdi>}
          </IntroFact>
          {attempts && (
            <IntroFact icon="again">{t('attempt_of', { n: attempts.used, total: attempts.max })}</IntroFact>
          )}
          <IntroFact icon="globe">{languageRecords[play.language].own_name}</IntroFact>
        </>
      }
      text={isResumed ? t('continue_text', { n: answered, total }) : t('ready_text')}
      start={t(isResumed ? 'continue' : 'start')}
      onStart={onStart}
    >
      {part && onPart && <ChoosePart part={part} onPart={onPart} />}
    </Intro>
  );
}
