import { cardChars, cardImage, type CardRound, hasClues, limitRowOf } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { CardPicture } from './card-picture.tsx';
import { CardSound } from './card-sound.tsx';
import classes from './card.module.css';
import { withCard } from './card-edits.ts';
import type { OpenedRound } from '../opened-round.ts';
import { WrittenField } from '../number/written-field.tsx';

interface CardBodyProps {
  readonly opened: OpenedRound<CardRound>;
  readonly at: number;
  readonly name: string;
}

/** The fields of a card: those that its kind shows. What another kind would show is kept, and comes back with it. */
export function CardBody({ opened, at, name }: CardBodyProps) {
  const t = useText();
  const { round, language, overflowing } = opened;
  const card = round.cardsData[at];
  if (!card) return null;
  const { type, text } = card;
  const place = ['cardsData', at, 'text'];
  const found = opened.findings(...place);
  // That it does not fit is said once, by what was measured where it was measured.
  const findings = overflowing.has(card.id)
    ? found.filter(({ message }) => message !== 'game.text_long')
    : found;
  return (
    <div className={classes.body}>
      {(type === 'image' || type === 'mix' || type === 'media') && (
        <CardPicture opened={opened} at={at} wanted={cardImage(limitRowOf(round), language, type)} />
      )}
      {(type === 'media' || type === 'audio' || (type === 'mix' && hasClues(round))) && (
        <CardSound opened={opened} at={at} />
      )}
      {type !== 'image' && (
        <WrittenField
          opened={opened}
          at={place}
          label={t('game-cards:card.text', { name })}
          isLabelHidden
          placeholder={type === 'media' ? t('game-cards:card.caption') : undefined}
          value={text}
          chars={cardChars(limitRowOf(round), language, type, round.cardsData.length)}
          findings={findings}
          onText={(next) => opened.change((now) => withCard(now, card.id, { text: next }))}
        />
      )}
    </div>
  );
}
