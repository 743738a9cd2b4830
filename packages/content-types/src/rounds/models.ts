import { mapRecord, type ContentType } from '@takhti/domain';
import { defineContentType, type ContentTypeModel, type Start } from '../define.ts';
import { emptyHead } from '../games/head.ts';
import { gameChanges, gameAfterFieldChange } from './changes.ts';
import { gameFindings } from './findings.ts';
import { games, type Game } from './worlds/games.ts';
import { mapMedia } from './media.ts';
import { readTexts } from './play/read-texts.ts';
import { GameDoc, gameVersions } from './round.ts';

/** The models of the games on the rounds builder. */
export const gameModels = mapRecord(games, modelOfGame);

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
    mapRichText: null,
    mapMedia,
    readTexts,
    changes: gameChanges,
    afterFieldChange: gameAfterFieldChange,
    // Every round of a game asks something.
    countsOf: ({ questionData }) => ({ total_questions: questionData.length }),
    findings: (doc, stage) => gameFindings(game, doc, stage),
  });
}

function newGame({ language }: Start): GameDoc {
  return {
    schema_version: 1,
    ...emptyHead,
    language,
    questionData: [],
  };
}
