import { IconLetterCase, IconPhoto, IconVolume } from '@tabler/icons-react';
import { cardKinds, type CardRound, type GameCard } from '@takhti/content-types/rounds';
import type { CardType } from '@takhti/domain';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import classes from './card.module.css';
import type { OpenedRound } from '../opened-round.ts';

interface CardKindProps {
  readonly opened: OpenedRound<CardRound>;
  readonly card: GameCard;
  readonly id: string;
  /** What the card is called on the screen. */
  readonly name: string;
  readonly onKind: (type: CardType) => void;
}

const looks: Readonly<Record<CardType, ReactNode>> = {
  text: <IconLetterCase size={16} />,
  image: <IconPhoto size={16} />,
  mix: (
    <>
      <IconPhoto size={16} />
      <IconLetterCase size={16} />
    </>
  ),
  media: (
    <>
      <IconPhoto size={16} />
      <IconVolume size={16} />
    </>
  ),
  audio: (
    <>
      <IconLetterCase size={16} />
      <IconVolume size={16} />
    </>
  ),
};

/** What a card shows: words, a picture, both, or a picture with a sound, as far as its template takes them. */
export const CardKind = memo(function CardKind({ opened, card, id, name, onKind }: CardKindProps) {
  const t = useText();
  const kinds = cardKinds[opened.round.template_type];
  if (kinds.length < 2 && kinds.includes(card.type)) return null;
  if (opened.isReadOnly) return <span className={classes.kind}>{t(`game-cards:kinds.${card.type}`)}</span>;
  // A card of a kind that is not used here is shown as what it is, until another one is chosen.
  const offered = kinds.includes(card.type) ? kinds : [card.type, ...kinds];
  return (
    // Sixteen of these open at once: the library's own measures each of its labels, and so holds up the page.
    <div role="radiogroup" id={id} className={classes.kinds} aria-label={t('game-cards:kinds.of', { name })}>
      {offered.map((type) => (
        <label key={type} className={classes.kindChoice} title={t(`game-cards:kinds.${type}`)}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            value={type}
            checked={type === card.type}
            onChange={() => onKind(type)}
          />
          <span aria-hidden="true" className={classes.kindIcons}>
            {looks[type]}
          </span>
          <span className="visually-hidden">{t(`game-cards:kinds.${type}`)}</span>
        </label>
      ))}
    </div>
  );
}, isSameKind);

// What chooses a kind does the same in every opened round; it is another one after every key.
function isSameKind(one: CardKindProps, other: CardKindProps): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.card.type === other.card.type &&
    one.opened.round.template_type === other.opened.round.template_type &&
    one.opened.isReadOnly === other.opened.isReadOnly
  );
}
