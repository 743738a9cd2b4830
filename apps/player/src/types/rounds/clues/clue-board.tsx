import { clueProgress } from '@takhti/content-types/rounds/play';
import type { ClueBoard as Board } from '@takhti/domain';
import { clueRules } from '@takhti/domain';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { AnswersResponse, BoardProps } from '../boards/board/board-props.ts';
import { FillInput } from '../boards/fill/fill-input.tsx';
import '../boards/fill/fill-board.css';
import { ClueCards } from './clue-cards.tsx';
import { ClueTodo } from './clue-todo.tsx';

/** Clues to an answer: every further one costs a point, and three answers cost nothing (G-181 to G-184). */
export function ClueBoard(props: BoardProps<Board, AnswersResponse>): ReactNode {
  const { board, language, draft, isOver, isTryLeft, tried, onDraft, onDone, say, sound } = props;
  const { t, plural } = useTexts();
  const [text, setText] = useState('');
  const field = useId();
  const { attempts, shown, points, solvedAt } = clueProgress(board, draft, language);
  const answers = draft?.answers ?? [];
  const last = answers.at(-1);
  const left = clueRules.free_attempts - attempts;
  const tries = left > 0 ? plural('clue_tries', left) : t('clue_last');

  function uncover(): void {
    sound('pick');
    onDraft({ answers, shown: shown + 1 });
    say(t('clue_n', { n: shown + 1 }));
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
  }

  return (
    <div className="clue-board">
      {!isOver && (
        <p className="board-hint">
          {!tried && <span className="board-count">{plural('clue_points', points)}</span>}
          <span>{tries}</span>
        </p>
      )}
      {!isOver && (
        <ClueTodo
          first={t('clue_first')}
          told={last === undefined ? null : t('clue_not', { answer: last })}
        />
      )}
      <ClueCards
        clues={board.clues}
        shown={isOver && !isTryLeft ? board.clues.length : shown}
        onNext={isOver ? null : uncover}
        price={points > 1 && !tried ? t('clue_price') : ''}
      />
      {!isOver && (
        <div className="clue-answer">
          <label htmlFor={field}>{t('your_answer')}</label>
          <div className="clue-answer-field">
            <FillInput
              id={field}
              dir="auto"
              text={text}
              isRight={null}
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
      )}
      {isOver && !isTryLeft && (
        <p className="clue-found" dir="auto">
          {board.answer}
        </p>
      )}
      <Tried answers={answers.filter((_answer, at) => at !== solvedAt)} />
    </div>
  );
}

function Tried({ answers }: { readonly answers: readonly string[] }): ReactNode {
  const { t } = useTexts();
  if (answers.length === 0) return null;
  return (
    <p className="clue-tried">
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
