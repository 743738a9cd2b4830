import type { CrosswordBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ListenButton } from '../../round/listen-button.tsx';
import type { CrosswordDesk } from './use-crossword.ts';
import { clueText, wordName } from './word-words.ts';

interface ClueBarProps {
  readonly board: CrosswordBoard;
  readonly desk: CrosswordDesk;
  readonly hasKeys: boolean;
  readonly onKeys: () => void;
}

/** The clue of the word that is worked on, right where its letters are typed, with the help that costs something. */
export function ClueBar({ board, desk, hasKeys, onKeys }: ClueBarProps): ReactNode {
  const texts = useTexts();
  const { t, plural } = texts;
  const word = board.words[desk.place.word];
  if (!word) return null;
  const isShown = desk.revealed.has(desk.place.cell);
  return (
    <div className="cw-bar">
      {word.image !== '' && (
        <img className="cw-picture" src={word.image} alt={word.alt === '' ? t('image') : word.alt} />
      )}
      <p className="cw-now">
        <strong>{wordName(texts, word)}</strong>{' '}
        <span className="game-words">{word.clue === '' ? clueText(texts, word) : word.clue}</span>{' '}
        <span className="cw-length">{plural('crossword_letters', word.cells.length)}</span>
      </p>
      <div className="cw-tools">
        {word.audio !== '' && <ListenButton key={word.audio} source={word.audio} />}
        <Button icon="bulb" disabled={isShown} title={t('crossword_price')} onClick={desk.reveal}>
          {t('crossword_show')}
        </Button>
        <Button onClick={onKeys}>{t(hasKeys ? 'keys_hide' : 'keys_show')}</Button>
      </div>
    </div>
  );
}
