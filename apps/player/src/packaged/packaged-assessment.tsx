import { score, resultForLearner } from '@takhti/content-types/assessments';
import type { AttemptState, PackagedContent, Result } from '@takhti/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Connect } from '../attempt/recorder.ts';
import { InLanguage } from '../i18n/texts-context.tsx';
import { countAnswered, emptyState, startAttempt } from '../types/assessments/attempt/attempt.ts';
import { isAttemptState } from '../types/assessments/attempt/attempt-state.ts';
import { introductionOf } from '../types/assessments/attempt/introduction-of.ts';
import { playerKindOf } from '../types/assessments/kinds/registry.ts';
import { AssessmentIntro } from '../types/assessments/page/assessment-intro.tsx';
import { AssessmentSession } from '../types/assessments/page/assessment-session.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { nextBoard, resumedBoard } from './board.ts';
import type { LmsSession } from './lms/lms-session.ts';
import { nobody } from './nobody.ts';
import { askedIn, outcomeOf } from './outcome.ts';
import { createPackagedRecorder } from './packaged-recorder.ts';
import { ReportedNote } from './reported-note.tsx';
import { sharedWords } from './suspended.ts';

type AssessmentContent = Extract<PackagedContent, { kind: 'assessment' }>;

/** A packaged assessment, or a bank that is practised as one. It is scored here, by the key that its package brings. */
export function PackagedAssessment({
  content: { boards },
  lms,
}: {
  readonly content: AssessmentContent;
  readonly lms: LmsSession;
}): ReactNode {
  const words = useMemo(() => sharedWords(boards.flatMap(({ play }) => idsIn(play))), [boards]);
  const [on, setOn] = useState(() =>
    resumedBoard(boards, { packed: lms.resumed, words }, { empty: emptyState, isState: isAttemptState }),
  );
  const [isPlaying, setPlaying] = useState(false);
  const again = useCallback(() => setOn((last) => nextBoard(boards, last, emptyState)), [boards]);
  const { play, answer_key, seed } = on.board;
  const start = useMemo(() => startAttempt(play, on.state), [play, on]);
  const connect = useMemo<Connect<AttemptState, Result>>(() => {
    const asked = askedIn(play.questions);
    const attempt = {
      seed,
      words,
      score: (state: AttemptState) => score(play, answer_key, state),
      forLearner: (result: Result) => resultForLearner(result, play),
      outcomeOf: (result: Result) => outcomeOf(result, asked),
    };
    return (events) => createPackagedRecorder(lms, attempt, events);
  }, [lms, play, answer_key, seed, words]);
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      {isPlaying ? (
        <AssessmentSession
          key={on.at}
          start={start}
          connect={connect}
          host={nobody}
          isPreview={false}
          onAgain={again}
          onReload={again}
          below={<ReportedNote lms={lms} />}
        />
      ) : (
        <AssessmentIntro
          about={introductionOf(play, null)}
          answered={on.state === emptyState ? null : countAnswered(start)}
          onStart={() => setPlaying(true)}
        />
      )}
    </InLanguage>
  );
}

function idsIn({ questions }: AssessmentContent['boards'][number]['play']): string[] {
  return questions.flatMap((question) => [
    question.QuestionId,
    ...playerKindOf(question)
      .choices(question)
      .map(({ OptionId }) => OptionId),
  ]);
}
