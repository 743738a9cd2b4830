import { limits, type ContentType, type Finding, type QuestionKind } from '@takhti/domain';
import { z } from 'zod';
import { defineContentType, type ContentTypeModel, type Facts, type Stage } from '../define.ts';
import { error } from '../messages.ts';
import type { bankGames } from '../rounds/worlds/bank-games.ts';

/** The document of a question bank's container. Its questions are rows of their own, so that a bank of 10,000 opens as fast as one of 10. */
export const BankDoc = z.object({ schema_version: z.literal(1) }).meta({ id: 'BankDoc' });
export type BankDoc = z.infer<typeof BankDoc>;

interface BankInput {
  readonly content_type: ContentType;
  readonly kind: QuestionKind;
  /** Whether others draw from its questions. */
  readonly gives_questions: boolean;
  /** Beside that it is not empty. */
  readonly findings?: (stage: Stage, facts: Facts) => Finding[];
}

function defineBank({ content_type, kind, gives_questions, findings }: BankInput): ContentTypeModel<BankDoc> {
  return defineContentType<BankDoc>({
    content_type,
    schema: BankDoc,
    schema_version: 1,
    upgrades: {},
    defaults: () => ({ schema_version: 1 }),
    findings: (_doc, stage, facts) => [...emptyFindings(stage, facts), ...(findings?.(stage, facts) ?? [])],
    gives_questions,
    mapRichText: null,
    question_kinds: [kind],
  });
}

/** Question banks (specification, section 3): a bank holds questions of one kind, whose name is its type. */
function bankModel(kind: QuestionKind): ContentTypeModel<BankDoc> {
  return defineBank({ content_type: kind, kind, gives_questions: true });
}

export const mcqBankModel = bankModel('mcq');
export const fibBankModel = bankModel('fill_in_the_blank');

/** Each question was judged when it was saved; the only rule for content with questions is that it has some. */
export function emptyFindings(stage: Stage, facts: Facts): Finding[] {
  return stage === 'submit' && facts.total_questions < 1 ? [error([], 'mcq.bank_empty')] : [];
}

/** The bank of a game that is played in a scene: it serves that game alone, and holds no more than a game can. */
function gameBankModel(content_type: ContentType): ContentTypeModel<BankDoc> {
  return defineBank({ content_type, kind: 'mcq', gives_questions: false, findings: tooMany });
}

export const gameBankModels = {
  jungle_gym_classic: gameBankModel('jungle_gym_classic'),
  timor_the_turtle: gameBankModel('timor_the_turtle'),
} as const satisfies Record<keyof typeof bankGames, ContentTypeModel<BankDoc>>;

function tooMany(stage: Stage, { total_questions }: Facts): Finding[] {
  const { max_rounds: max } = limits.game;
  return stage === 'submit' && total_questions > max ? [error([], 'game.questions_max', { max })] : [];
}
