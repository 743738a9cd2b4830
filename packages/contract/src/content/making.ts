import {
  ContentTypeSchema,
  Id,
  LanguageSchema,
  limits,
  OpenedContainer,
  Question,
  Title,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

/** Games that are made of what is there: the questions of a bank or an article. */
export const readMaterial = call({
  path: 'editor/game/material',
  summary: 'The questions of a bank or an article, to make a game of them',
  can: 'container.create',
  shows: ['container', 'questions'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      container_id: Id,
      content_type: ContentTypeSchema,
      title: z.string(),
      language: LanguageSchema,
      skill_id: Id,
      grade: z.string(),
      total: z.int().meta({ description: 'How many questions there are; the first ones are told' }),
      questions: z.array(Question),
    }),
  problems: ['container.not_found', 'container.forbidden'],
});

export const makeBankGame = call({
  path: 'editor/game/of-bank',
  summary: 'Start a game on bank rows as a draft, with copies of chosen questions of a bank',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id.meta({ description: 'The bank' }),
      content_type: ContentTypeSchema.meta({ description: 'The game' }),
      title: Title,
      content_ids: z.array(Id).min(1).max(limits.material.questions),
    }),
  reply: () => OpenedContainer,
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.type_not_available',
    'questions.not_found',
    'skills.not_found',
  ],
});
