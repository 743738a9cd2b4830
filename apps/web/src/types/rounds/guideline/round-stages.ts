import { templateLimits, type Game } from '@takhti/content-types/rounds';
import type { Stages } from './stages.ts';

/** The stages of the editor of a game of rounds. */
export function roundStages({ templates }: Pick<Game, 'templates'>): Stages {
  const hasCards = templates.some((template) => templateLimits[template].cards !== undefined);
  return [
    'add_round',
    ...(templates.length > 1 ? (['choose_type'] as const) : []),
    ...(hasCards ? (['add_card', 'edit_card'] as const) : (['fill_in'] as const)),
    'finish',
  ];
}
