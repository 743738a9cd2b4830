import { z } from 'zod';
import { Id, Instant, LanguageSchema } from '../entities/common.ts';
import type { TemplateType } from '../entities/game.ts';
import { taxonomies } from '../entities/question-kinds/base.ts';
import { limits } from '../limits.ts';
import { Findings } from '../workflow/findings.ts';
import { aiFaults, aiLimits } from './ai-settings.ts';

const text = z.string().trim().max(aiLimits.text);
const feedback = { feedback: text, incorrect_feedback: text } as const;

/** The kinds of rounds that can be generated: those that words alone make. */
export const generatedTemplates = [
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'order',
  'non_overlapping_classification',
  'matching_drag_drop',
  'mcq',
  'mcq_short',
  'mcq_medium',
  'mcq_two_option',
] as const satisfies readonly TemplateType[];
export type GeneratedTemplate = (typeof generatedTemplates)[number];

/** Generated things, by their purpose: plain words, no matter what a model wrote. */
export const generatedBodies = {
  mcqs: z.object({
    question: text,
    options: z.array(text).max(limits.options.editor),
    correct: z
      .int()
      .min(0)
      .max(limits.options.editor - 1)
      .nullable()
      .meta({ description: 'Which option is right, from 0; null while none is' }),
    ...feedback,
  }),
  blanks: z.object({
    question: text.meta({ description: 'Each blank is written as ___' }),
    answers: z
      .array(z.array(z.string().trim().max(limits.blanks.text)).max(limits.blanks.max_answers))
      .max(limits.blanks.max)
      .meta({ description: 'For each blank, in their order, what is accepted' }),
    ...feedback,
  }),
  matching: z.object({ card: text, match: text }),
  sorting: z.object({ text }),
  draganddrop: z.object({ text, bin: text }),
  crossword: z.object({ word: text, clue: text }),
  article: z.object({
    title: z.string().trim().max(limits.title.max),
    paragraphs: z.array(z.string().trim().max(aiLimits.paragraphs.text)).max(aiLimits.paragraphs.max),
  }),
  rounds: z.object({
    template: z.enum(generatedTemplates),
    question: text,
    cards: z
      .array(
        z.object({
          text,
          to: text.meta({ description: 'What it goes with: its match, or the name of its group' }),
          is_right: z.boolean().meta({ description: 'Of an option: whether it is right' }),
        }),
      )
      .max(limits.game.max_cards),
    ...feedback,
  }),
} as const;
export type GeneratedKind = keyof typeof generatedBodies;
export type GeneratedBody<Kind extends GeneratedKind> = z.infer<(typeof generatedBodies)[Kind]>;

/** The kinds of requests to a model: a list of these, or words for one field. */
export type RunKind = GeneratedKind | 'help';

export const generatedKinds = Object.keys(generatedBodies) as [GeneratedKind, ...GeneratedKind[]];

/** From what it is to be made. */
export const AiMaterial = z.discriminatedUnion('from', [
  z.object({ from: z.literal('topic'), topic: z.string().trim().min(1).max(aiLimits.topic) }),
  z.object({ from: z.literal('skill') }).meta({ description: 'The skill of the container' }),
  z.object({ from: z.literal('text'), text: z.string().trim().min(1).max(aiLimits.source) }),
  z.object({
    from: z.literal('article'),
    content_id: Id.meta({ description: 'An article that is published in the library' }),
  }),
  z.object({
    from: z.literal('video'),
    content_id: Id.meta({ description: 'A video of the library, by what is said in its captions' }),
  }),
]);
export type AiMaterial = z.infer<typeof AiMaterial>;

/** The request for a generation. */
export const GenerationRequest = z.object({
  material: AiMaterial,
  audience: z.string().trim().min(1).max(aiLimits.audience),
  count: z.int().min(aiLimits.questions.min).max(aiLimits.questions.max),
  difficulty: z.int().min(limits.difficulty.min).max(limits.difficulty.max),
  taxonomy: z.enum(taxonomies).default(''),
  language: LanguageSchema,
  templates: z.array(z.enum(generatedTemplates)).max(generatedTemplates.length).default([]).meta({
    description: 'Of rounds: of which kinds they may be; all that the game takes where none is named',
  }),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

export const proposalStates = ['open', 'kept', 'dropped', 'replaced'] as const;

/** One thing that a model proposes, until a person has decided about it. */
export const AiProposal = z
  .object({
    proposal_id: Id,
    kind: z.enum(generatedKinds),
    body: z.record(z.string(), z.unknown()).meta({ description: 'Of the shape that its kind has' }),
    findings: Findings,
    state: z.enum(proposalStates),
    is_changed: z.boolean().meta({ description: 'Whether a person has changed it since it came' }),
    part_id: z.string().nullable().meta({ description: 'Of a kept one: what it became' }),
  })
  .meta({ id: 'AiProposal' });
export type AiProposal = z.infer<typeof AiProposal>;

export const runStatuses = ['running', 'done', 'stopped', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** One generation, as its author sees it. */
export const AiRun = z
  .object({
    run_id: Id,
    container_id: Id,
    kind: z.enum(generatedKinds),
    status: z.enum(runStatuses),
    fault: z.enum(aiFaults).nullable(),
    model: z.string(),
    request: GenerationRequest,
    started_on: Instant,
  })
  .meta({ id: 'AiRun' });
export type AiRun = z.infer<typeof AiRun>;
