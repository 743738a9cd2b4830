import { mapRecord, type ContentType, type QuestionKind } from '@takhti/domain';
import type { filesModels } from './files/models.ts';
import { games, type Game } from './rounds/worlds/games.ts';
import type { Generating } from './generating/generating.ts';
import { generatingArticle } from './generating/of-article.ts';
import { generatingCrossword } from './generating/of-crossword.ts';
import { generatingRounds } from './generating/of-rounds.ts';
import type { AuthoredType } from './registry.ts';
import type { bankGames } from './rounds/worlds/bank-games.ts';

export type { Generating } from './generating/generating.ts';

/** The types whose documents hold what models can make. What banks get are questions, rows of their own; files hold none. */
type WithParts = Exclude<AuthoredType, keyof typeof filesModels | keyof typeof bankGames | QuestionKind>;

const generating = {
  ...mapRecord(games, ofRounds),
  crossword: generatingCrossword,
  article: generatingArticle,
  assessment: null,
} as const satisfies Record<WithParts, Generating | null>;

/** How what was generated comes into documents of a type; undefined where nothing of them is generated. */
export function generatingOf(content_type: ContentType): Generating | undefined {
  const rows: Partial<Record<ContentType, Generating | null>> = generating;
  return rows[content_type] ?? undefined;
}

// Of some games no round can be made of words alone.
function ofRounds(game: Game): Generating | null {
  const row = generatingRounds(game);
  return row.templates.length > 0 ? row : null;
}
