import type { Round, RoundOf } from '@takhti/content-types/rounds';
import type { TemplateType } from '@takhti/domain';
import type { ComponentType, ReactNode } from 'react';
import { openedRoundOf, type OpenedRound } from './cards/opened-round.ts';

/** Templates that are written alike share their steps; keys below `game-guideline:make`. */
type Steps =
  | 'pairs'
  | 'sequence'
  | 'order'
  | 'classification'
  | 'choice'
  | 'two_option'
  | 'true_false'
  | 'number'
  | 'table'
  | 'code'
  | 'clues';

interface TemplateInput<T extends TemplateType> {
  /** Where its cards, bins, options or blanks are written. */
  readonly Editor: ComponentType<{ readonly opened: OpenedRound<RoundOf<T>> }>;
  /** A small picture of how it is played; what it comes to rest at is the solved round. */
  readonly scene: ReactNode;
  /** How it is made, step by step. */
  readonly steps: Steps;
}

/** What the studio has of a template, without the type of its rounds: what a list of all templates can offer. */
export interface WebTemplate extends Omit<TemplateInput<TemplateType>, 'Editor'> {
  readonly Editor: ComponentType<{ readonly opened: OpenedRound }>;
}

/** Declares a template; the only place where an opened round of any kind becomes one of its own kind. */
export function defineTemplate<const T extends TemplateType>(
  template_type: T,
  { Editor, ...rest }: TemplateInput<T>,
): WebTemplate {
  const isOwn = (round: Round): round is RoundOf<T> => round.template_type === template_type;
  return {
    ...rest,
    Editor({ opened }) {
      const { round } = opened;
      if (!isOwn(round)) throw new TypeError(`a round of ${round.template_type} came to ${template_type}`);
      return <Editor opened={openedRoundOf(opened, round)} />;
    },
  };
}
