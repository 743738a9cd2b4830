import { localeOf, type Language, type PlayCard } from '@takhti/domain';
import { formatOf } from '../../../../i18n/format.ts';
import classes from '../paper.module.css';

/** Clues in the order in which they are read out or uncovered. */
export function PrintedClues({
  clues,
  language,
}: {
  readonly clues: readonly PlayCard[];
  readonly language: Language;
}) {
  const format = formatOf(localeOf(language));
  return (
    <ul className={classes.lines}>
      {clues.map((card, at) => (
        <li key={card.id} className={classes.line}>
          <strong>{format.number(at + 1)}.</strong>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Cards with a line around them to cut along. */
export function CutOut({ cards }: { readonly cards: readonly PlayCard[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id} className={classes.card}>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Cards one below the other, each with a place to mark. */
export function Lines({
  cards,
  className,
}: {
  readonly cards: readonly PlayCard[];
  readonly className: string | undefined;
}) {
  return (
    <ul className={classes.lines}>
      {cards.map((card) => (
        <li key={card.id} className={classes.line}>
          <span className={className} aria-hidden="true" />
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

function Face({ card: { text, image, alt } }: { readonly card: PlayCard }) {
  return (
    <span className={classes.face}>
      {image !== '' && <img className={classes.image} src={image} alt={alt} />}
      {text}
    </span>
  );
}
