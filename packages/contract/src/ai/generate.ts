import { aiLimits, generatedBodies, LanguageSchema } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';

// The five fields of the specification (section 7, AI), for all of them (D-41).
const request = () =>
  z.object({
    ...injected,
    targetAudience: z.string().trim().min(1).max(aiLimits.audience),
    topic: z.string().trim().min(1).max(aiLimits.topic),
    noOfQuestions: z.int().min(aiLimits.questions.min).max(aiLimits.questions.max),
    isAdvanced: z.boolean(),
    language: LanguageSchema,
  });

function answerOf<Body extends z.ZodType>(body: Body) {
  return z.object({
    questions: z.array(body),
    left_out: z.int().meta({ description: 'How many broke a rule that the editors hold to' }),
  });
}

const shared = {
  can: 'ai.generate',
  changes: ['credits'],
  request,
  problems: ['ai.not_set_up', 'ai.no_credits', 'ai.failed'],
  priority: priorities.high,
} as const;

/** For programs: everything at once, and nothing of it in any content. The studio has its own way, by which it comes bit by bit. */
export const generateMcqs = call({
  ...shared,
  path: 'ai/mcqs/generate',
  summary: 'Generate multiple-choice questions about a topic',
  reply: () => answerOf(generatedBodies.mcqs),
});

export const generateCrossword = call({
  ...shared,
  path: 'ai/crossword/generate',
  summary: 'Generate the words of a crossword with their clues',
  reply: () => answerOf(generatedBodies.crossword),
});

export const generateDragAndDrop = call({
  ...shared,
  path: 'ai/draganddrop/generate',
  summary: 'Generate bins and the cards that go into them',
  reply: () => answerOf(z.object({ bins: z.array(z.string()), cards: z.array(generatedBodies.draganddrop) })),
});

export const generateMatching = call({
  ...shared,
  path: 'ai/matching/generate',
  summary: 'Generate pairs of cards',
  reply: () => answerOf(generatedBodies.matching),
});

export const generateSorting = call({
  ...shared,
  path: 'ai/sorting/generate',
  summary: 'Generate cards in their right order',
  reply: () => answerOf(generatedBodies.sorting),
});
