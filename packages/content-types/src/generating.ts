import type { ContentType } from '@takhti/domain';
import { games } from './rounds/worlds/games.ts';
import type { Generating } from './generating/generating.ts';
import { generatingArticle } from './generating/of-article.ts';
import { generatingCrossword } from './generating/of-crossword.ts';
import { generatingRounds } from './generating/of-rounds.ts';

export type { Generating } from './generating/generating.ts';

const ofRounds = Object.values(games)
  .map((game) => [game.content_type, generatingRounds(game)] as const)
  .filter(([, { templates }]) => templates.length > 0);

const generating: Partial<Record<ContentType, Generating>> = {
  ...Object.fromEntries(ofRounds),
  crossword: generatingCrossword,
  article: generatingArticle,
};

/** How what was generated comes into documents of a type; undefined where nothing of them is generated. */
export function generatingOf(content_type: ContentType): Generating | undefined {
  return generating[content_type];
}
