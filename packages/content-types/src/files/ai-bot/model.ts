import { AiBotSettings, type ContentType } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { botFindings } from './findings.ts';

/** An AI bot: who it is, what it talks about and how, and the content that it knows (C-027). */
export const AiBotDoc = z
  .object({ schema_version: z.literal(1), ...filesDoc, ...AiBotSettings.shape })
  .meta({ id: 'AiBotDoc' });
export type AiBotDoc = z.infer<typeof AiBotDoc>;

/** The types whose words a bot can know: those that are read, not answered. */
export const botKnowledgeTypes: readonly ContentType[] = [
  'article',
  'assignment',
  'lesson_plan',
  'document',
  'video',
  'e_book',
  'link',
];

/** AI bots (C-027, C-453). They come after the content that they know, so that it is approved before them. */
export const aiBotModel = defineFilesType<AiBotDoc>({
  content_type: 'ai_bot',
  schema: AiBotDoc,
  schema_version: 1,
  upgrades: {},
  accepts: ['image'],
  defaults: {
    name: '',
    picture: '',
    subject: '',
    instructions: '',
    opening: '',
    starters: [],
    items: [],
    daily_questions: 20,
  },
  findings: (doc, stage, facts) => botFindings(doc, stage, facts, botKnowledgeTypes),
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, picture: change(doc.picture) }),
  references: ({ items }) => items.map(({ content_id }, at) => ({ content_id, path: ['items', at] })),
  readTexts: ({ name, subject, opening }) => [name, subject, opening],
  approval_order: 2,
  body: ({ name, picture, subject, opening, starters }) => ({
    kind: 'ai_bot',
    name,
    picture,
    subject,
    opening,
    starters: starters.filter((each) => each.trim() !== ''),
  }),
});
