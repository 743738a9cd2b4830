import { gameModels, keptGame, openKeptRounds, questionsOfRounds } from '@takhti/content-types/rounds';
import { mapRecord } from '@takhti/domain';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { defineServerType, type ServerType } from '../server-type.ts';
import { gameFacets } from '../games/index.ts';
import { packageGame } from './package-game.ts';

const game = gameFacets(openKeptRounds);

/** Games on the rounds builder. */
export const roundsTypes = mapRecord(gameModels, typeOf);

// All that a game holds is in its document.
function typeOf(model: (typeof gameModels)[keyof typeof gameModels]): ServerType {
  const contentOf = ({ json_data, skill_id }: LoadedContainer) => ({
    doc: { ...model.open(json_data), skill_id },
    questions: [],
  });

  return defineServerType({
    publish: async (_tx, container) => contentOf(container),
    preview: async (_tx, _session, container) => contentOf(container),
    use: {
      ...game.use,
      draw: ({ json_data }) =>
        keptGame.openKept(json_data).questionData.map((round) => String(round.questionId)),
      liveQuestions: ({ json_data, content_id }) =>
        questionsOfRounds(keptGame.openKept(json_data), content_id),
    },
    exports: {
      ...game.exports,
      package: (tx, container) => packageGame(tx, container, model.open(container.json_data)),
    },
  });
}
