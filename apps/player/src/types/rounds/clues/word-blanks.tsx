import type { WordBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';

/** A word of so many letters is never broken, however narrow the screen. */
const most_on_a_line = 8;

interface WordBlanksProps {
  readonly board: WordBoard;
  readonly seen: readonly boolean[];
  /** Whether letters that were not found are shown. */
  readonly isRevealed: boolean;
}

/** The signs of a word in a row, each letter in a place of its own. */
export function WordBlanks({ board: { signs }, seen, isRevealed }: WordBlanksProps): ReactNode {
  const { t } = useTexts();
  const said = signs
    .map(({ sign }, at) => (isRevealed || seen[at] === true ? sign : t('word_blank')))
    .join(' ');
  return (
    <div className="word-blanks" role="img" aria-label={t('word_now', { word: said })}>
      {wordsIn(signs).map((word) => (
        <span
          key={word[0]}
          className="word-part"
          data-short={word.length <= most_on_a_line || undefined}
          aria-hidden="true"
        >
          {word.map((at) => {
            const { sign = '', is_letter = false } = signs[at] ?? {};
            const isSeen = seen[at] === true;
            const look = !is_letter ? 'between' : isSeen ? 'seen' : isRevealed ? 'missed' : 'hidden';
            return (
              <span key={at} className={`word-sign word-${look}`}>
                {isSeen || isRevealed ? sign : ''}
              </span>
            );
          })}
        </span>
      ))}
    </div>
  );
}

// The places of the signs word by word, so that no line breaks inside one.
function wordsIn(signs: WordBoard['signs']): number[][] {
  const words: number[][] = [[]];
  signs.forEach(({ sign }, at) => {
    if (/^\s+$/.test(sign)) words.push([]);
    else words.at(-1)?.push(at);
  });
  return words.filter((word) => word.length > 0);
}
