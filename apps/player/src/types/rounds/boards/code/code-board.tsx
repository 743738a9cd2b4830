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
  const { board, language, draft, isOver, isTryLeft, tried, onDraft, sound } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  /** Where the letter that was typed last is, and the sign that the focus is on since; null where somebody went themselves. */
  const typed = useRef<{ at: number; next: number } | null>(null);
  const first = tried && 'letters' in tried ? tried.letters : [];
  const kept = rightLetters(board, first, language);
  const letters = board.signs.map((_sign, at) => (draft ? draft.letters[at] : kept[at] && first[at]) || '');
  const [current, setCurrent] = useState(() =>
    board.signs.findIndex((sign, at) => sign.is_letter && !letters[at]),
  );
  const right = isOver ? rightLetters(board, letters, language) : null;

  /** @returns the sign that gets the focus next; null where it stays */
  function write(at: number, letter: string): number | null {
    const { coded } = board.signs[at] ?? {};
    const next = letters.map((before, index) => (board.signs[index]?.coded === coded ? letter : before));
    onDraft({ letters: next });
    if (letter === '') return null;
    sound('pick');
    const open = (index: number): boolean => board.signs[index]?.is_letter === true && next[index] === '';
    const after = board.signs.findIndex((_sign, index) => index > at && open(index));
    const empty = after >= 0 ? after : board.signs.findIndex((_sign, index) => open(index));
    if (empty < 0) return null;
    setCurrent(empty);
    frame.current?.querySelector<HTMLElement>(`[data-sign="${empty}"]`)?.focus();
    return empty;
  }

  // A learner who types the whole text types letters again that equal signs have filled in already: they are skipped.
  function type(at: number, letter: string): void {
    const again = typed.current?.next === at ? signAfter(board.signs, typed.current.at) : at;
    if (letter !== '' && again !== at && letters[again] === letter) {
      typed.current = { at: again, next: at };
      return;
    }
    const next = write(at, letter);
    typed.current = letter === '' ? null : { at, next: next ?? at };
  }

  return (
    <div className="fill code-board" ref={frame} data-fills-room="" data-over={isOver || undefined}>
      <p className={`board-hint board-needed${isOver ? ' board-past' : ''}`}>{t('code_hint')}</p>
      <div className="code" dir="auto" data-scrolls="">
        {wordsOf(board.signs).map((word) => (
          <span className="code-word" key={word[0]?.at}>
            {word.map(({ at, sign }) => (
              <CodeSign
                key={at}
                at={at}
                sign={sign}
                letter={right?.[at] === false && !isTryLeft ? sign.plain : (letters[at] ?? '')}
                isCurrent={at === current}
                isRight={right ? (right[at] ?? false) : null}
                onFocus={() => setCurrent(at)}
                onWrite={(letter) => type(at, letter)}
              />
            ))}
          </span>
        ))}
      </div>
      {!isOver && (
        <CodeKey
          entries={board.key}
          coded={board.signs[current]?.coded ?? ''}
          onUse={(letter) => write(current, letter)}
        />
      )}
    </div>
  );
}

/** The next sign that means a letter. */
function signAfter(signs: Board['signs'], at: number): number {
  return signs.findIndex(({ is_letter }, index) => index > at && is_letter);
}
