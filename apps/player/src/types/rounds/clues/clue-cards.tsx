import type { PlayCard } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAsleep } from '../../../frame/use-asleep.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListenButton } from '../round/listen-button.tsx';
import './clues.css';
// With them: by itself it would be one more request, for a page that has hardly a byte to spare.
import './word-board.css';

interface ClueCardsProps {
  readonly clues: readonly PlayCard[];
  /** How many are open, from the first on. */
  readonly shown: number;
  /** Uncovers the next one; null once the round is over. */
  readonly onNext: (() => void) | null;
  /** What the next clue costs, in words. */
  readonly price: string;
  readonly say: (words: string) => void;
}

/** The clues of a case: those that are open, and the pile of the others (G-181, G-182). */
export function ClueCards({ clues, shown, onNext, price, say }: ClueCardsProps): ReactNode {
  const { t, plural, facts } = useTexts();
  const rest = clues.length - shown;
  const list = useRef<HTMLOListElement>(null);
  // The second tap of two would pay for a clue that nobody asked for.
  const isAsleep = useAsleep(shown);
  const seen = useRef(shown);
  // The list is no other as long as its number is the same.
  useEffect(() => {
    if (shown === seen.current || !onNext) return;
    seen.current = shown;
    const card = clues[shown - 1];
    say(`${t('clue_n', { n: shown })}: ${card?.text} ${card?.alt}`);
    // In a strip, it scrolls to the one that was uncovered last.
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The way to the next clue left with the last, and took the focus along.
    if (rest === 0) list.current?.closest('form')?.querySelector<HTMLElement>('.fill-input, .key')?.focus();
  });
  return (
    <div className="clues">
      {/* On a small screen it scrolls, so it takes the focus, for the person who reads by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className="clue-list" ref={list} tabIndex={0} aria-label={t('clue_list')}>
        {clues.slice(0, shown).map((card, at) => (
          <li key={card.id} className="clue">
            <span className="clue-name">{t('clue_n', { n: at + 1 })}</span>
            {card.image !== '' && <img className="clue-image" src={card.image} alt={card.alt} />}
            {card.text !== '' && (
              <span className="clue-text" dir="auto">
                {card.text}
              </span>
            )}
            {card.audio !== '' && <ListenButton source={card.audio} />}
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <button
          type="button"
          className={onNext ? 'clue-next' : 'clue-next board-past'}
          data-asleep={isAsleep || undefined}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={onNext ?? undefined}
        >
          <Icon name="search" />
          <span className="clue-next-words">
            <b>{t('clue_next')}</b>
            <span>{facts([plural('clue_rest', rest), price])}</span>
          </span>
        </button>
      )}
    </div>
  );
}
