import { languageRecords, type Introduction, type PlayedPart } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Intro, IntroFact } from '../../../frame/intro.tsx';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Slate } from '../../../ui/slate.tsx';
import { ChoosePart } from './choose-part.tsx';

interface AssessmentIntroProps {
  readonly about: Introduction;
  /** How many questions were answered, where it is continued with; null for what begins. */
  readonly answered: number | null;
  /** Which part of a bank it is; left out where it is the whole. */
  readonly part?: PlayedPart | null;
  readonly onPart?: (number: number) => void;
  readonly onStart: () => void;
}

/** How many questions there are, in which language, and how much time (C-178). */
export function AssessmentIntro({
  about: { title, language, timer, total_questions: total, attempts },
  answered,
  part = null,
  onPart,
  onStart,
}: AssessmentIntroProps): ReactNode {
  const { t, plural, clock } = useTexts();
  return (
    <Intro
      title={title}
      ornament={<Slate mood="ready" />}
      facts={
        <>
          <IntroFact icon="list">{plural('questions', total)}</IntroFact>
          <IntroFact icon="clock">
            <span className="unseen">{t('time_limit')} </span>
            {timer === 0 ? t('no_limit') : <bdi dir="ltr">{clock(timer)}</bdi>}
          </IntroFact>
          {attempts && (
            <IntroFact icon="again">{t('attempt_of', { n: attempts.used, total: attempts.max })}</IntroFact>
          )}
          <IntroFact icon="globe">{languageRecords[language].own_name}</IntroFact>
        </>
      }
      text={answered === null ? t('ready_text') : t('continue_text', { n: answered, total })}
      start={t(answered === null ? 'start' : 'continue')}
      onStart={onStart}
    >
      {part && onPart && <ChoosePart part={part} onPart={onPart} />}
    </Intro>
  );
}
