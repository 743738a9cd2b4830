import type { ContentType } from '@takhti/domain';
import { gameOf } from './rounds/worlds/games.ts';
import type { Generating } from './generating/generating.ts';
import { generatingCrossword } from './generating/of-crossword.ts';
import { generatingRounds } from './generating/of-rounds.ts';

export type { Generating } from './generating/generating.ts';

/** How what was generated comes into documents of a type; undefined where nothing of them is generated. */
export function generatingOf(content_type: ContentType): Generating | undefined {
  if (content_type === 'crossword') return generatingCrossword;
  const game = gameOf(content_type);
  const generating = game && generatingRounds(game);
  return generating && generating.templates.length > 0 ? generating : undefined;
}
