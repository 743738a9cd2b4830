import { Id, Rubric, RubricDoc } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, version } from '../call.ts';

/** Rubrics, which assignments are marked by (specification, section 7; C-969 to C-976). */
export const listRubrics = call({
  path: 'editor/rubrics',
  summary: 'One page of the saved rubrics of the institution, those in the title of which the words stand',
  can: 'container.read',
  shows: ['rubrics'],
  request: () => z.object({ ...injected, title: z.string().max(200).default(''), page }),
  reply: () => listOf(Rubric),
  problems: [],
});

// Sums that a client sends are those of its own; the server's count is what is kept.
const sent = {
  ...injected,
  ...RubricDoc.shape,
  total_points: z.number().optional(),
  total_criterion: z.int().optional(),
  sort_order: z.int().min(0).max(1_000_000).default(0),
};

export const createRubric = call({
  path: 'editor/rubrics/create',
  summary: 'Save a new rubric, made for an assignment; any other may use it, too',
  can: 'container.edit',
  changes: ['rubrics'],
  request: () => z.object({ ...sent, assignment_id: Id }),
  reply: () => Rubric,
  problems: ['container.not_found', 'rubrics.invalid', 'rubrics.too_many'],
});

export const updateRubric = call({
  path: 'editor/rubrics/update',
  summary:
    'Change a saved rubric of one’s own; assignments that use it keep it as it was when it was applied',
  can: 'container.edit',
  changes: ['rubrics'],
  request: () =>
    z.object({
      ...sent,
      rubric_id: Id,
      version: version.optional().meta({
        description:
          'The version that the person changed; without it the change is made to the rubric as it is',
      }),
    }),
  reply: () => Rubric,
  problems: ['rubrics.not_found', 'rubrics.not_own', 'rubrics.changed_meanwhile', 'rubrics.invalid'],
});

export const openRubric = call({
  path: 'editor/rubrics/id',
  summary: 'One saved rubric',
  can: 'container.read',
  shows: ['rubrics'],
  request: () => z.object({ ...injected, rubric_id: Id }),
  reply: () => Rubric,
  problems: ['rubrics.not_found'],
});

export const deleteRubric = call({
  path: 'editor/rubrics/delete/id',
  summary: 'Delete a saved rubric of one’s own; assignments that use it keep it',
  can: 'container.edit',
  changes: ['rubrics'],
  request: () => z.object({ ...injected, rubric_id: Id }),
  reply: () => z.object({}),
  problems: ['rubrics.not_found', 'rubrics.not_own'],
});

export const listRubricsOfAssignment = call({
  path: 'editor/rubrics/assignment/id',
  summary: 'The first 100 of the saved rubrics that were made for an assignment',
  can: 'container.read',
  shows: ['rubrics'],
  request: () => z.object({ ...injected, assignment_id: Id }),
  reply: () => listOf(Rubric),
  problems: ['container.not_found'],
});
