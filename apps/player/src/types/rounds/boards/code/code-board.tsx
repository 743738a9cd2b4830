import { rightLetters } from '@takhti/content-types/rounds/play';
import type { CodeBoard as Board } from '@takhti/domain';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, LettersResponse } from '../board/board-props.ts';
import { CodeKey } from './code-key.tsx';
import { CodeSign } from './code-sign.tsx';
import { wordsOf } from './code-words.ts';
import '../fill/fill-board.css';
import './code-board.css';

/** A coded text: under each sign its letter is typed, or taken from the key. Equal signs are filled in together. */
export function CodeBoard(props: BoardProps<Board, LettersResponse>): ReactNode {
  const { board, language, draft, isOver, onDraft, sound } = props;
  const { t } = useTexts();
  const [current, setCurrent] = useState(() => board.signs.findIndex((sign) => sign.is_letter));
  const frame = useRef<HTMLDivElement>(null);
  const letters = board.signs.map((_sign, at) => draft?.letters[at] ?? '');
  const right = isOver ? rightLetters(board, letters, language) : null;

  function write(at: number, letter: string): void {
    const { coded } = board.signs[at] ?? {};
    const next = letters.map((before, index) => (board.signs[index]?.coded === coded ? letter : before));
    onDraft({ letters: next });
    if (letter === '') return;
    sound('pick');
    const open = (index: number): boolean => board.signs[index]?.is_letter === true && next[index] === '';
    const after = board.signs.findIndex((_sign, index) => index > at && open(index));
    const empty = after >= 0 ? after : board.signs.findIndex((_sign, index) => open(index));
    if (empty < 0) return;
    setCurrent(empty);
    frame.current?.querySelector<HTMLElement>(`[data-sign="${empty}"]`)?.focus();
  }

  return (
    <div className="fill" ref={frame}>
      {!isOver && <p className="board-hint">{t('code_hint')}</p>}
      <div className="code" dir="auto">
        {wordsOf(board.signs).map((word) => (
          <span className="code-word" key={word[0]?.at}>
            {word.map(({ at, sign }) => (
              <CodeSign
                key={at}
                at={at}
                sign={sign}
                letter={letters[at] ?? ''}
                isCurrent={at === current}
                isRight={right ? (right[at] ?? false) : null}
                onFocus={() => setCurrent(at)}
                onWrite={(letter) => write(at, letter)}
              />
            ))}
          </span>
        ))}
      </div>
      {!isOver && <CodeKey entries={board.key} onUse={(letter) => write(current, letter)} />}
    </div>
  );
}
