import { personFaults, skillFaults, skillFileFaults } from '@takhti/domain';
import { z } from 'zod';

const row = z.int().nullable().meta({ description: 'The row of the file, its heading being row 1' });
const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** One thing wrong with a file of questions; `message` is the exact English text of the specification (section 5). */
export const ImportFinding = z
  .object({
    row,
    question: z.int().nullable().meta({ description: 'The number of the question, from 1' }),
    line: z.int().optional().meta({ description: 'The line of a text file, from 1' }),
    file: z.string().optional().meta({ description: 'The file of a package' }),
    message: z.string(),
    key: z.string(),
    values,
  })
  .meta({ id: 'ImportFinding' });
export type ImportFinding = z.infer<typeof ImportFinding>;

/** A question of an import file, before anything is written. */
export const ImportedRow = z.object({
  row,
  question: z.int().meta({ description: 'The number of the question, from 1' }),
  line: z.int().optional(),
  file: z.string().optional(),
  text: z.string().meta({ description: 'The beginning of its text, in plain words' }),
  answers: z.array(z.object({ text: z.string(), is_right: z.boolean() })).meta({
    description: 'What learners choose from or type; left out beyond the first of very large files',
  }),
  state: z
    .enum(['ready', 'repairable', 'wrong', 'known'])
    .meta({ description: 'known: the file or the bank has it already' }),
  findings: z.array(ImportFinding),
  standard_feedback: z.array(z.string()).optional().meta({
    description: 'The sentences that stand in for its missing feedback once it is put right',
  }),
  lacks_only_feedback: z.boolean().optional().meta({
    description: 'It is put right unless somebody decides otherwise: nothing but feedback is missing',
  }),
  lost: z.array(ImportFinding).meta({ description: 'What the file tells of it and a bank cannot keep' }),
  made_by_model: z.string().optional().meta({
    description:
      'The model that had to do with it, where the file says so: it is submitted once somebody has read it',
  }),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What is in an import file, before anything is written; findings of the file as a whole keep all of it out. */
export const ImportPreview = z
  .object({ rows: z.array(ImportedRow), findings: z.array(ImportFinding) })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

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
