import type { PlayerKind } from '../player-kind.ts';
import { emptyPlaces, fitting, isAnswered, isRight, withKey } from './blanks.ts';
import { FibAnswered } from './fib-answered.tsx';
import { FibCard } from './fib-card.tsx';

/** Fill in the blank: every blank is to be filled in rightly. */
export const fib: PlayerKind = {
  Card: FibCard,
  Answered: FibAnswered,
  choices: () => [],
  fitting,
  isAnswered,
  isAnsweredAtOnce: () => false,
  emptyPlaces,
  isRight,
  // Every key is typed.
  press: () => null,
  withKey,
};
