import type { CrosswordBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { useAsleep } from '../../../../frame/use-asleep.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ListenButton } from '../../round/listen-button.tsx';
import { stepWord } from './moves.ts';
import type { CrosswordDesk } from './use-crossword.ts';
import { clueText, wordName } from './word-words.ts';

interface ClueBarProps {
  readonly board: CrosswordBoard;
  readonly desk: CrosswordDesk;
}

/** The clue of the word that is worked on, right where its letters are typed, between the ways to the words beside it. */
export function ClueBar({ board, desk }: ClueBarProps): ReactNode {
  const texts = useTexts();
  const { t, plural } = texts;
  const word = board.words[desk.place.word];
  if (!word) return null;
  const isFull = word.cells.every((cell) => desk.letters[cell] !== '');
  const isAllFull = desk.letters.every((letter) => letter !== '');
  const toWord = (step: 1 | -1): void => desk.goToWord(stepWord(board, desk.place.word, step));
  return (
    <div className="cw-bar">
      <button
        type="button"
        className="cw-step"
        aria-label={t('crossword_word_before')}
        onClick={() => toWord(-1)}
      >
        <Icon name="back" />
      </button>
      <div className="cw-clue-now">
        {word.image !== '' && (
          <img className="cw-picture" src={word.image} alt={word.alt === '' ? t('image') : word.alt} />
        )}
        <p className="cw-now">
          <strong>{wordName(texts, word)}</strong>{' '}
          <span className="game-words">{word.clue === '' ? clueText(texts, word) : word.clue}</span>{' '}
          <span className="cw-length">{plural('crossword_letters', word.cells.length)}</span>
        </p>
        {word.audio !== '' && <ListenButton key={word.audio} source={word.audio} />}
      </div>
      <button
        type="button"
        className="cw-step"
        data-called={(isFull && !isAllFull) || undefined}
        aria-label={t('crossword_word_after')}
        onClick={() => toWord(1)}
      >
        <Icon name="forward" />
      </button>
    </div>
  );
}

interface ClueHelpProps {
  readonly desk: CrosswordDesk;
  readonly hasKeys: boolean;
  readonly onKeys: () => void;
}

/** The help that costs something, with its price beside it, and the letters to tap. */
export function ClueHelp({ desk, hasKeys, onKeys }: ClueHelpProps): ReactNode {
  const { t } = useTexts();
  // The second tap of two would pay for a letter that nobody asked for.
  const isAsleep = useAsleep(desk.revealed.size);
  return (
    // Keys do what the buttons do; one that is held down would pay again and again.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="cw-tools"
      data-asleep={isAsleep || undefined}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <Button icon="wand" disabled={!desk.reveal} onClick={() => desk.reveal?.()}>
        {t('crossword_show')}
      </Button>
      <span className="cw-price">{t('crossword_price')}</span>
      <Button onClick={onKeys}>
        <svg className="icon cw-keys-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8" />
        </svg>
        <span className="cw-keys-word">{t(hasKeys ? 'keys_hide' : 'keys_show')}</span>
      </Button>
    </div>
  );
}
