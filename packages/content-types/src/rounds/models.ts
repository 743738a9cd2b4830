import type { ContentType } from '@takhti/domain';
import { defineContentType, type ContentTypeModel, type Start } from '../define.ts';
import { gameChanges, settledGame } from './changes.ts';
import { gameFindings } from './findings.ts';
import { games, type Game } from './games.ts';
import { mapMedia } from './media.ts';
import { GameDoc, gameVersions } from './round.ts';

/** The models of the games on the rounds builder. */
export const gameModels = {
  rumble_in_the_jumble: modelOfGame(games.rumble_in_the_jumble),
  matching: modelOfGame(games.matching),
  matching_flip: modelOfGame(games.matching_flip),
  sorting: modelOfGame(games.sorting),
  sorting_vertical: modelOfGame(games.sorting_vertical),
  non_over_classification: modelOfGame(games.non_over_classification),
  matching_drag_drop: modelOfGame(games.matching_drag_drop),
  financial_fib: modelOfGame(games.financial_fib),
  tabular_fib: modelOfGame(games.tabular_fib),
} as const satisfies Partial<Record<ContentType, ContentTypeModel<GameDoc>>>;

/** The model of a game; undefined for other content. */
export function gameModelOf(content_type: ContentType): ContentTypeModel<GameDoc> | undefined {
  const models: Partial<Record<ContentType, ContentTypeModel<GameDoc>>> = gameModels;
  return models[content_type];
}

function modelOfGame(game: Game): ContentTypeModel<GameDoc> {
  return defineContentType<GameDoc>({
    content_type: game.content_type,
    schema: GameDoc,
    ...gameVersions,
    defaults: newGame,
    mapMedia,
    changes: gameChanges,
    settled: settledGame,
    // Every round of a game asks something.
    countsOf: ({ questionData }) => ({ total_questions: questionData.length }),
    findings: (doc, stage) => gameFindings(game, doc, stage),
  });
}

function newGame({ language }: Start): GameDoc {
  return {
    schema_version: 1,
    title: '',
    description: '',
    language,
    marketing_description: '',
    marketing_url: '',
    marketing_image: '',
    questionData: [],
  };
}
