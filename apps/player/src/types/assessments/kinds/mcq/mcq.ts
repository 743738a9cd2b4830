import type { PlayerKind } from '../player-kind.ts';
import { chosen, fitting, isAnswered, isRight, withKey } from './choice.ts';
import { McqAnswered } from './mcq-answered.tsx';
import { McqCard } from './mcq-card.tsx';
import { focusOption } from './options.tsx';

/** Multiple choice: one option is right, or several. */
export const mcq: PlayerKind = {
  Card: McqCard,
  Answered: McqAnswered,
  choices: ({ ListOptions }) => ListOptions,
  fitting,
  isAnswered,
  isAnsweredAtOnce: ({ IsMultiple }) => !IsMultiple,
  emptyPlaces: () => [],
  isRight,
  press(shortcut, question, given) {
    if (shortcut.kind === 'focus') {
      focusOption(shortcut.step);
      return null;
    }
    const option = question.ListOptions[shortcut.index];
    return option === undefined ? null : chosen(question, given, option.OptionId);
  },
  withKey,
};
