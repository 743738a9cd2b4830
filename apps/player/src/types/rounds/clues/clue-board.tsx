import { clueProgress } from '@takhti/content-types/rounds/play';
import type { ClueBoard as Board } from '@takhti/domain';
import { clueRules } from '@takhti/domain';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { AnswersResponse, BoardProps } from '../boards/board/board-props.ts';
import { FillInput } from '../boards/fill/fill-input.tsx';
import { ClueCards } from './clue-cards.tsx';
import { ClueTodo } from './clue-todo.tsx';

/** Clues to an answer: every further one costs a point, and three answers cost nothing (G-181 to G-184). */
export function ClueBoard(props: BoardProps<Board, AnswersResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, tried, outcome, onDraft, onDone, say, sound } = props;
  const { t, plural } = useTexts();
  const [text, setText] = useState('');
  const field = useId();
  const { attempts, shown, points, solvedAt } = clueProgress(board, draft, language);
  const answers = draft?.answers ?? [];
  const last = answers.at(-1);
  const left = clueRules.free_attempts - attempts;
  const tries = left > 0 ? plural('clue_tries', left) : t('clue_last');

  // With all clues and the answer there is more to be seen: what is needed no more takes no room.
  const isGivenUp = isOver && !isTryLeft && solvedAt < 0;

  function uncover(): void {
    sound('pick');
    onDraft({ answers, shown: shown + 1 });
  }
  function answer(): void {
    const given = text.trim();
    if (given === '') return;
    const response = { answers: [...answers, given], shown };
    const now = clueProgress(board, response, language);
    setText('');
    if (now.isOver) {
      onDone(response);
      return;
    }
    sound('wrong');
    onDraft(response);
    const next = clueRules.free_attempts - now.attempts;
    say(`${t('clue_not', { answer: given })} ${next > 0 ? plural('clue_tries', next) : t('clue_last')}`);
    // The button that was pressed cannot be pressed again yet, and would lose the focus. A finger needs none, and no keyboard comes up.
    if (!matchMedia('(pointer: coarse)').matches) document.getElementById(field)?.focus();
  }

  return (
    <div className="clue-board" data-keeps-places="">
      {!isGivenUp && (
        <>
          <p className={isOver ? 'board-hint board-past' : 'board-hint'}>
            {!tried && <span className="board-count">{plural('clue_points', points)}</span>}
            <span>{tries}</span>
          </p>
          <ClueTodo
            first={t('clue_first')}
            lastWrong={last === undefined ? null : t('clue_not', { answer: last })}
            isOver={isOver}
          />
        </>
      )}
      <ClueCards
        clues={board.clues}
        shown={isOver && !isTryLeft ? board.clues.length : shown}
        onNext={isOver ? null : uncover}
        price={points > 1 && !tried ? t('clue_price') : ''}
        say={say}
      />
      <div className="clue-last">
        <div className={isOver ? 'clue-answer board-past' : 'clue-answer'}>
          <label htmlFor={field}>{t('your_answer')}</label>
          <div className="clue-answer-field">
            <FillInput
              id={field}
              dir="auto"
              text={text}
              isRight={null}
              readOnly={isOver}
              onText={setText}
              // Enter answers here: the form around the board waits for a Check that this board does not have.
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                answer();
              }}
            />
            <Button isMain icon="check" disabled={text.trim() === ''} onClick={answer}>
              {t('check')}
            </Button>
          </div>
        </div>
        {isOver && (
          <div className="clue-outcome">
            {!isTryLeft && (
              <p className="clue-found" dir="auto">
                {board.answer}
              </p>
            )}
            {outcome}
          </div>
        )}
      </div>
      {/* Once it is found, how it went has the room. */}
      {!(isOver && solvedAt >= 0) && <Tried answers={answers} />}
    </div>
  );
}

/** Its line is there before there is anything on it: the first answer that is wrong moves nothing. */
function Tried({ answers }: { readonly answers: readonly string[] }): ReactNode {
  const { t } = useTexts();
  return (
    <p className={answers.length === 0 ? 'clue-tried board-past' : 'clue-tried'}>
      {t('clue_tried')}{' '}
      {answers.map((answer, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same answer may be given twice
        <s key={at} dir="auto">
          {answer}
        </s>
      ))}
    </p>
  );
}
