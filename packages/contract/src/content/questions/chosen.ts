import { Id, limits } from '@takhti/domain';
import { z } from 'zod';

/** Questions that were chosen in a list. */
export const chosenIds = z
  .array(Id)
  .max(limits.import.max_questions)
  .meta({ description: 'Ids of the chosen questions; empty for all' });
