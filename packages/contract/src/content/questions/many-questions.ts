import { Id, LanguageSchema, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, page } from '../../call.ts';
import { editing } from '../editing.ts';
import { chosenIds } from './chosen.ts';

const Part = z.enum(['question', 'answers', 'feedback']);

const wanted = {
  ...injected,
  container_id: Id,
  content_ids: chosenIds.default([]),
  find: z.string().min(1).max(limits.replace.text),
  replace: z.string().max(limits.replace.text).default(''),
  parts: z
    .array(Part)
    .min(1)
    .max(Part.options.length)
    .default([...Part.options]),
  is_case: z.boolean().default(false).meta({ description: 'Capitals count' }),
  is_whole_words: z.boolean().default(false),
  is_alike: z.boolean().default(false).meta({
    description:
      'Also what looks like it: letters of other keyboards, digits of other scripts, words with vowel signs',
  }),
};

/** What would become of a question; a question with a refusal stays as it is. */
export const FoundQuestion = z
  .object({
    content_id: Id,
    position: z.int().meta({ description: 'Its place in the bank, from 1' }),
    language: LanguageSchema,
    places: z.int(),
    fields: z
      .array(z.object({ part: Part, pieces: z.array(z.object({ text: z.string(), is_match: z.boolean() })) }))
      .meta({ description: 'What is found, with the words around' }),
    refusal: z
      .enum(['invalid', 'duplicate'])
      .nullable()
      .meta({ description: 'It would not be a question any more, or the same as another one' }),
  })
  .meta({ id: 'FoundQuestion' });
export type FoundQuestion = z.infer<typeof FoundQuestion>;

export const findInQuestions = call({
  path: 'editor/questions/replace/preview',
  summary: 'What replacing words in the questions of a bank would change, before any of it is written',
  can: 'container.edit',
  shows: ['questions'],
  request: () => z.object({ ...wanted, page }),
  reply: () =>
    z.object({
      records: z.array(FoundQuestion),
      total: z.int().meta({ description: 'Questions in which something is found' }),
      places: z.int(),
      refused: z.int().meta({ description: 'Questions that would stay as they are' }),
      alike_places: z.int().meta({ description: 'Places that only `is_alike` finds' }),
      seen: z.string().meta({ description: 'What was looked at; replacing names it' }),
    }),
  problems: [...editing, 'questions.not_found'],
  is_heavy: true,
});

export const replaceInQuestions = call({
  path: 'editor/questions/replace',
  summary: 'Replace words in the questions of a bank, as it was looked at before',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () =>
    z.object({
      ...wanted,
      except: chosenIds.default([]).meta({ description: 'Questions that stay as they are' }),
      seen: z.string().max(100).meta({ description: 'What the preview said was looked at' }),
    }),
  reply: () => z.object({ replaced: z.int(), places: z.int(), history_id: Id.nullable() }),
  problems: [...editing, 'questions.not_found', 'questions.replace_outdated', 'questions.bank_full'],
  is_heavy: true,
});

/** A question that an undoing leaves as it is, and why. */
export const KeptQuestion = z
  .object({
    content_id: Id,
    position: z.int(),
    text: z.string().meta({ description: 'The beginning of its text, in plain words' }),
    reason: z.enum(['changed', 'published', 'duplicate']),
  })
  .meta({ id: 'KeptQuestion' });
export type KeptQuestion = z.infer<typeof KeptQuestion>;

/** What of the history can be undone by itself, no matter what came after it. */
export const undoable = ['import', 'question.replace', 'question.delete', 'question.duplicate'] as const;

export const duplicateQuestions = call({
  path: 'editor/questions/duplicate',
  summary: 'Copy chosen questions of a bank to its end, each marked as a copy in its text',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, container_id: Id, content_ids: chosenIds.min(1) }),
  reply: () =>
    z.object({
      duplicated: z.int(),
      history_id: Id.meta({ description: 'The entry of the history that can be undone' }),
    }),
  problems: [...editing, 'questions.not_found', 'questions.bank_full'],
  is_heavy: true,
});

export const undoInQuestions = call({
  path: 'editor/questions/undo',
  summary:
    'Undo an import, a replacement, a deletion or copies; questions that were changed since stay as they are',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, container_id: Id, history_id: Id }),
  reply: () =>
    z.object({
      undone: z.int(),
      kept: z.array(KeptQuestion).meta({ description: 'The first ones' }),
      total_kept: z.int(),
    }),
  problems: [...editing, 'history.not_found', 'questions.bank_full'],
  is_heavy: true,
});
