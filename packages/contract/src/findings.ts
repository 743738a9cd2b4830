import { personFaults, skillFaults, skillFileFaults } from '@takhti/domain';
import { z } from 'zod';

const row = z.int().nullable().meta({ description: 'The row of the file, its heading being row 1' });
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** One thing wrong with a file of questions; `message` is the exact English text of the specification (section 5). */
export const ImportFinding = z
  .object({
    row,
    question: z.int().nullable().meta({ description: 'The number of the question, from 1' }),
    message: z.string(),
    key: z.string(),
    values,
  })
  .meta({ id: 'ImportFinding' });
export type ImportFinding = z.infer<typeof ImportFinding>;

/** One thing wrong with a file of people. */
export const PeopleFinding = z
  .object({
    row,
    column: z.string().meta({ description: 'The heading of the column; empty for the file as a whole' }),
    fault: z.enum([...personFaults, 'column_missing', 'column_unknown', 'no_rows', 'too_many_rows']),
    value: z.string().meta({ description: 'What stands there, shortened' }),
  })
  .meta({ id: 'PeopleFinding' });
export type PeopleFinding = z.infer<typeof PeopleFinding>;

/** One thing wrong with a file of skills. */
export const SkillFileFinding = z
  .object({
    row,
    column: z.string().nullable(),
    fault: z.enum([...skillFileFaults, ...skillFaults]),
    values,
  })
  .meta({ id: 'SkillFileFinding' });
export type SkillFileFinding = z.infer<typeof SkillFileFinding>;
