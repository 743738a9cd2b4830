import { AiMaterial, Id, Instant, LanguageSchema } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf } from '../call.ts';
import { editing } from '../content/editing.ts';

/** What of a container a model wrote, until it is gone. */
export const AiPart = z
  .object({
    part_id: z.string().meta({ description: 'The question, by its content_id' }),
    model: z.string(),
    made_on: Instant,
    kept_by: z.string().meta({ description: 'Full name of who took it in' }),
    looked_by: z.string().nullable().meta({ description: 'Full name of who says to have read it' }),
    looked_on: Instant.nullable(),
    versions: z
      .array(LanguageSchema)
      .meta({ description: 'The languages of a question in which a model wrote its version' }),
    is_changed: z.boolean().meta({ description: 'Whether a person has changed it since it was kept' }),
  })
  .meta({ id: 'AiPart' });
export type AiPart = z.infer<typeof AiPart>;

export const listAiParts = call({
  path: 'ai/parts',
  summary: 'What of a container a model wrote, and who has read it',
  can: 'container.read',
  shows: ['parts', 'questions', 'container'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => listOf(AiPart),
  problems: ['container.not_found'],
});

export const readAiPart = call({
  path: 'ai/parts/read',
  summary: 'What a model was asked for a part that it wrote, and from what it made it',
  can: 'container.read',
  shows: ['parts'],
  request: () => z.object({ ...injected, container_id: Id, part_id: z.string().max(100) }),
  reply: () =>
    z.object({
      made: z
        .object({ model: z.string(), made_on: Instant, prompt: z.string(), source: AiMaterial })
        .nullable()
        .meta({ description: 'null: no model wrote it' }),
    }),
  problems: ['container.not_found'],
});

export const lookAtParts = call({
  path: 'ai/parts/look',
  summary: 'Say that one has read what a model wrote',
  can: 'container.edit',
  changes: ['parts'],
  request: () =>
    z.object({ ...injected, container_id: Id, part_ids: z.array(z.string().max(100)).min(1).max(500) }),
  reply: () => z.object({ looked: z.int() }),
  problems: [...editing],
});
