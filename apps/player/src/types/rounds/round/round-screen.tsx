import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { Language, PlayRound, RoundResponse } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { Dock, DockWords } from '../../../frame/dock.tsx';
import { useAsleep } from '../../../frame/use-asleep.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFetched } from '../../../ui/lazy-part.tsx';
import {
  canStop,
  endsItself,
  isAllShown,
  isReady,
  keptDraft,
  mayTryAgain,
  ownResponse,
} from '../boards/board/ask-board.ts';
import { facesOf } from '../boards/card/faces.ts';
import { partOfBoard, playerBoard } from '../boards/registry.ts';
import { RoundBoard } from '../boards/round-board.tsx';
import type { Tone } from '../game/sound.ts';
import { handPart } from '../hand/hand-part.ts';
import { useHand } from '../hand/use-hand.ts';
import { useRoom } from '../room/use-room.ts';
import type { Scene } from '../scenes/scene/scene.ts';
import { outcomeSaid, outcomeWords, tipOfMiss } from './outcome-words.ts';
import { RoundHead } from './round-head.tsx';
import { RoundOutcome } from './round-outcome.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useTries } from './use-tries.ts';
import './round-screen.css';

interface RoundScreenProps {
  readonly round: PlayRound;
  readonly total: number;
  readonly language: Language;
  /** The world around it, which shows what became of the round; null without one. */
  readonly scene: Scene | null;
  /** What was done, once the round is over. */
  readonly response: RoundResponse | null;
  /** What was done so far; null before the first move. */
  readonly draft: RoundResponse | null;
  readonly isLast: boolean;
  /** Rounds in a row that were all right, with this one. */
  readonly streak: number;
  readonly onDraft: (draft: RoundResponse) => void;
  readonly onDone: (response: RoundResponse) => void;
  readonly onNext: () => void;
  /** Back to the round before, which was left out; null where there is none, or something was done here already. */
  readonly onBack: (() => void) | null;
  readonly sound: (tone: Tone) => void;
}

/** One round: what it asks, its board, and how it went. */
export function RoundScreen(props: RoundScreenProps): ReactNode {
  const { round, total, language, scene, isLast, streak, onNext, onBack, sound } = props;
  const texts = useTexts();
  const { t } = texts;
  const { board } = round;
  const { turn, draft, response, onDraft, onDone, hasNext, tryAgain, showAnswer } = useTries(props);
  const [said, say] = useAnnouncement();
  const main = useRef<HTMLButtonElement>(null);
  const isOver = response !== null;
  const score = isOver ? scoreBoard(board, response, language) : null;
  const isTryLeft = score !== null && isOver && hasNext && mayTryAgain(board, score, response, language);
  const isAsleep = useAsleep(`${turn} ${isOver} ${isTryLeft}`);
  const isShown = response !== null && isAllShown(board, response);
  const form = useRoom(isOver, isTryLeft);
  const outcome =
    isOver &&
    score &&
    outcomeWords(texts, score, {
      number: round.Number,
      board,
      streak,
      scene,
      isFirstTry: turn === 0,
      isTryLeft,
      isShown,
      hint: round.hint,
    });
  const outcomeLine = outcome && <RoundOutcome words={outcome} />;
  const { finish, showsOutcome } = playerBoard(board);

  useEffect(() => {
    if (isOver) main.current?.focus({ preventScroll: true });
  }, [isOver, isTryLeft]);

  function done(final: RoundResponse): void {
    const { isCorrect } = scoreBoard(board, final, language);
    sound(isCorrect ? 'done' : 'wrong');
    if (isCorrect) cheer(form.current);
    onDone(final);
  }
  const isThere = useFetched(partOfBoard(board)) === 'there';
  const isWaiting = !isOver && isThere && !endsItself(board);
  const isHandShown = useHand(board.kind, isThere && !isOver && draft === null && turn === 0);
  // Nobody has answered anything before the first move, not even in a row that could be checked as it is.
  const canCheck = isReady(board, draft);

  return (
    <>
      <main
        className="round"
        data-board={board.kind}
        data-template={round.template_type}
        data-over={isOver || undefined}
      >
        <div className="round-card" data-asleep={(isAsleep && !isOver) || undefined}>
          <RoundHead
            round={round}
            total={total}
            turn={turn}
            tip={turn > 0 && !isOver ? tipOfMiss(board) : ''}
          />
          <form
            ref={form}
            aria-label={t('board')}
            className={facesOf(board)}
            onSubmit={(event) => {
              event.preventDefault();
              if (isWaiting && canCheck && draft !== null) done(draft);
            }}
          >
            <RoundBoard
              key={turn}
              board={board}
              language={language}
              draft={response ?? draft}
              isOver={isOver}
              isTryLeft={isTryLeft}
              tried={turn > 0 ? props.response : null}
              outcome={outcomeLine}
              onDraft={onDraft}
              onDone={done}
              say={say}
              sound={sound}
            />
            {/* Enter in a field checks, as the button below does. */}
            <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
          </form>
          {!showsOutcome && outcomeLine}
          {isHandShown && <handPart.Show kind={board.kind} board={form} />}
        </div>
      </main>
      <Dock isAsleep={isAsleep}>
        {isTryLeft ? (
          <>
            <Button data-stacks="" iconAtEnd="forward" onClick={onNext}>
              <DockWords
                whole={t(isLast ? 'show_result' : 'next')}
                short={t(isLast ? 'result_short' : 'next')}
              />
            </Button>
            {!isShown && (
              <Button data-stacks="" icon="eye" onClick={showAnswer}>
                <DockWords whole={t('show_answer')} short={t('answer_short')} />
              </Button>
            )}
            <Button
              ref={main}
              isMain
              icon="again"
              // The key that answered may be pressed twice: what became of it is to be seen first.
              onKeyDown={(event) => isAsleep && event.preventDefault()}
              onClick={() => tryAgain(response && keptDraft(board, response, language))}
            >
              {t('try_again')}
            </Button>
          </>
        ) : isOver ? (
          <Button ref={main} isMain iconAtEnd="forward" onClick={onNext}>
            {t(isLast ? 'show_result' : 'next')}
          </Button>
        ) : finish ? (
          <finish.Show
            draft={ownResponse(board, draft)}
            disabled={!canCheck}
            onFinish={() => draft && done(draft)}
          />
        ) : (
          <>
            {canStop(board, draft) ? (
              <Button onClick={() => done(draft)}>{t('stop_here')}</Button>
            ) : (
              <Button onClick={onNext}>{t('skip')}</Button>
            )}
            {onBack && (
              <Button data-stacks="" icon="back" onClick={onBack}>
                <DockWords whole={t('skip_back', { n: round.Number - 1 })} short={t('back_short')} />
              </Button>
            )}
            {isWaiting && (
              <Button isMain icon="check" disabled={!canCheck} onClick={() => draft && done(draft)}>
                {t('check')}
              </Button>
            )}
          </>
        )}
      </Dock>
      <p className="unseen" role="status">
        {outcome ? outcomeSaid(texts, outcome) : said}
      </p>
    </>
  );
}

/** Fetched by itself: what does not come is not missed. */
function cheer(board: HTMLElement | null): void {
  if (board) import('../cheer/sparks.ts').then(({ showSparks }) => showSparks(board), ignore);
}
const ignore = (): void => undefined;
