import {
  FlagSchema,
  Id,
  LanguageSchema,
  limits,
  pastPapers,
  Question,
  QuestionRow,
  questionWith,
  storedQuestion,
  taxonomies,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, version } from '../../call.ts';
import { editing } from '../editing.ts';
import { chosenIds } from './chosen.ts';

/** The questions of a bank, of any kind; the paths are those of the specification (section 7, Editor). */
export const listQuestions = call({
  path: 'editor/questions',
  summary: 'The questions of a bank, a page at a time',
  can: 'content.preview',
  shows: ['questions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      page,
      search: z.string().max(200).default(''),
      difficulty: z.int().min(1).max(10).nullable().default(null),
      sort: z.enum(['order', 'newest', 'difficulty']).default('order'),
    }),
  reply: () => listOf(QuestionRow),
  problems: ['container.not_found'],
});

export const openQuestion = call({
  path: 'editor/question/open',
  summary: 'Open one question, with its neighbours in the bank',
  can: 'content.preview',
  shows: ['questions', 'container', 'lock'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () =>
    questionWith({
      ...storedQuestion,
      previous_id: Id.nullable(),
      next_id: Id.nullable(),
      position: z.int(),
      total: z.int(),
      can_edit: z.boolean(),
    }),
  problems: ['questions.not_found'],
});

export const saveQuestion = call({
  path: 'editor/question',
  summary: 'Save a question, or add one when no content_id is given',
  can: 'container.edit',
  changes: ['questions', 'container', 'history'],
  renews: openQuestion,
  request: () =>
    questionWith({
      ...injected,
      container_id: Id,
      content_id: Id.optional(),
      version: version.optional().meta({
        description:
          'The version the edit started from; absent for a new question, or to change the current one, which the history says',
      }),
      is_language_reviewed: FlagSchema.optional(),
      is_accepted: FlagSchema.optional(),
    }),
  reply: () => Question,
  problems: [
    ...editing,
    'questions.not_found',
    'questions.invalid',
    'questions.duplicate',
    'questions.bank_full',
    'questions.changed_meanwhile',
  ],
});

export const deleteQuestion = call({
  path: 'editor/mcq/delete',
  summary: 'Delete one question of a bank',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, container_id: Id, content_id: Id }),
  reply: () => z.object({}),
  problems: [...editing, 'questions.not_found', 'questions.cannot_delete'],
});

export const deleteLibraryQuestion = call({
  path: 'content/mcq/delete',
  summary: 'Delete one question, by its id alone; what learners can be given now stays',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, content_id: Id, container_id: Id.optional() }),
  reply: () => z.object({}),
  problems: [...editing, 'questions.not_found', 'questions.cannot_delete'],
});

export const deleteQuestionsOfSkill = call({
  path: 'content/mcq/delete/all',
  summary: 'Delete the questions on a skill from every bank that the person may change; each bank keeps one',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, skill_id: Id }),
  reply: () => z.object({ deleted: z.int(), kept: z.int() }),
  problems: ['skills.not_found'],
});

export const deleteQuestions = call({
  path: 'editor/mcq/delete/bulk',
  summary: 'Delete chosen questions of a bank; one question always remains',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () => z.object({ ...injected, container_id: Id, content_ids: chosenIds.min(1) }),
  reply: () =>
    z.object({
      deleted: z.int(),
      history_id: Id.meta({ description: 'The entry of the history that can be undone' }),
    }),
  problems: [...editing, 'questions.not_found', 'questions.cannot_delete'],
});

export const moveQuestions = call({
  path: 'editor/mcq/edit/all',
  summary:
    'Move chosen questions of a bank, or all that stand on one skill, to another skill; of every bank that the person may change, where none is named',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id.optional(),
      current_skill_id: Id.optional(),
      skill_id: Id,
      content_ids: chosenIds.default([]),
    }),
  reply: () =>
    z.object({
      moved: z.int(),
      kept: z.int().meta({
        description:
          'Of `current_skill_id`, those that stay: in banks of others, in review or held in another window; 0 where a bank is named',
      }),
    }),
  problems: [...editing, 'skills.not_found', 'questions.not_found'],
});

const sharedFields = {
  difficulty: z.int().min(limits.difficulty.min).max(limits.difficulty.max).optional(),
  taxonomy: z.enum(taxonomies).optional(),
  language: LanguageSchema.optional(),
  past_paper: z.literal(pastPapers).optional().meta({ description: 'Default, simulation, past paper' }),
};

const groups = z
  .array(z.object({ content_ids: chosenIds, ...sharedFields }))
  .max(limits.import.max_questions);

export const changeQuestions = call({
  path: 'editor/questions/change',
  summary:
    'Change difficulty, taxonomy, language or kind of test of chosen questions of a bank; tells what undoes it',
  can: 'container.edit',
  changes: ['questions', 'container', 'history', 'suggestions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      changes: groups.meta({ description: 'Groups of questions, each with what its questions shall have' }),
    }),
  reply: () =>
    z.object({
      changed: z.int(),
      undo: groups.meta({ description: 'The `changes` that bring back what was there before' }),
    }),
  problems: [...editing, 'questions.not_found'],
});

export const orderQuestion = call({
  path: 'editor/questions/order',
  summary: 'Put a question at another place of its bank',
  can: 'container.edit',
  changes: ['questions', 'container', 'history'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      content_id: Id,
      to: z.int32().min(1).meta({ description: 'The place, from 1; beyond the end the last one' }),
    }),
  reply: () => z.object({ from: z.int(), to: z.int() }),
  problems: [...editing, 'questions.not_found'],
});
