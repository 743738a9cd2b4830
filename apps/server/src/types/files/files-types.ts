import { filesModels, type AnyFilesModel } from '@takhti/content-types/files';
import { mapRecord } from '@takhti/domain';
import { competitionCounter } from '../../features/competing/index.ts';
import { defineServerType, type ServerType } from '../server-type.ts';
import { packageOtherGame } from './package-other-game.ts';
import { gatheringType } from './references/gathering-type.ts';
import { keepBot } from './references/keep-bot.ts';
import { keepCompetition } from './references/keep-competition.ts';
import { keepPlan } from './references/keep-plan.ts';

const { lesson_plan: _plan, competition: _competition, ai_bot: _bot, ...plain } = filesModels;

/** Content that is opened and not attempted. */
export const filesTypes = {
  ...mapRecord(plain, filesTypeOf),
  lesson_plan: {
    ...gatheringType({
      model: filesModels.lesson_plan,
      keep: keepPlan,
      itemsOf: ({ topics }) => topics.flatMap(({ lessons }) => lessons.flatMap(({ items }) => items)),
    }),
    exports: { packagesItems: true },
  },
  competition: {
    ...gatheringType({
      model: filesModels.competition,
      keep: keepCompetition,
      itemsOf: ({ lessons }) => lessons,
    }),
    countsAttempts: competitionCounter,
  },
  ai_bot: gatheringType({ model: filesModels.ai_bot, keep: keepBot, itemsOf: ({ items }) => items }),
  game: { ...filesTypeOf(filesModels.game), exports: { package: packageOtherGame } },
} as const satisfies Record<keyof typeof filesModels, ServerType>;

/** A row of this family: all that it holds is in its document. What refers to other content has a row of `gatheringType`. */
export function filesTypeOf(model: AnyFilesModel): ServerType {
  if (model.refers)
    throw new Error(`${model.content_type} refers to other content, and nothing would keep it`);
  return defineServerType({
    publish: async (_tx, { json_data }) => ({ doc: model.open(json_data), questions: [] }),
    preview: async (_tx, _session, { json_data }) => ({ doc: model.open(json_data), questions: [] }),
    use: { how: 'opened', show: (stored) => model.show(stored) },
  });
}
