import { competitionFields, competitionRewardTexts, GatheredItem, limits } from '@takhti/domain';
import { z } from 'zod';
import { filesDoc } from '../define-files-type.ts';

/** A competition (specification, section 3). Its name is its container's title, its guid the id of its content. */
export const CompetitionDoc = z
  .object({
    schema_version: z.literal(2),
    ...filesDoc,
    ...competitionFields,
    ...competitionRewardTexts,
    lessons: z
      .array(GatheredItem)
      .max(limits.competition.levels * limits.competition.lessons)
      .meta({ description: 'What the content of the levels was called when it was saved last' }),
  })
  .meta({ id: 'CompetitionDoc' });
export type CompetitionDoc = z.infer<typeof CompetitionDoc>;
