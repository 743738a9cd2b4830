import type { Finding } from '@takhti/domain';
import { z } from 'zod';
import { defineContentType, type Facts, type Stage } from '../define.ts';
import { error } from '../messages.ts';

/** The document of a question bank's container. Its questions are rows of their own, so that a bank of 10,000 opens as fast as one of 10. */
export const McqBankDoc = z.object({ schema_version: z.literal(1) }).meta({ id: 'McqBankDoc' });
export type McqBankDoc = z.infer<typeof McqBankDoc>;

/** Question banks (specification, section 3). What a question is made of stands in `question.ts`. */
export const mcqModel = defineContentType<McqBankDoc>({
  content_type: 'mcq',
  available: true,
  schema: McqBankDoc,
  schema_version: 1,
  upgrades: {},
  defaults: () => ({ schema_version: 1 }),
  findings: bankFindings,
  gives_questions: true,
});

// Each question was judged when it was saved; what is left to ask of a bank is that it has any.
function bankFindings(_doc: McqBankDoc, stage: Stage, facts: Facts): Finding[] {
  return stage === 'submit' && facts.total_questions < 1 ? [error([], 'mcq.bank_empty')] : [];
}
