import {
  AssessmentDoc,
  changeKinds,
  Id,
  Instant,
  keptTexts,
  LanguageSchema,
  limits,
  questionWith,
  Title,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, version } from '../call.ts';
import { ContentChange } from './history.ts';
import { editing, writing } from '../content/editing.ts';

/** A field that a reviewer changed, or would change, for its author to accept or reject (C-266). */
export const ChangeRequest = ContentChange.omit({ before: true, after: true })
  .extend({
    change_id: Id,
    field: z.string().meta({
      description:
        'Its path, dotted: json_data.incorrect_feedback; empty for a question that was added or deleted as a whole',
    }),
    before: z.unknown().meta({ description: 'A value, or a whole question; null for one that was added' }),
    after: z.unknown().meta({ description: 'A value, or a whole question; null for one that was deleted' }),
    current: z.unknown().meta({ description: 'What the field holds now; null when the question is deleted' }),
    standing: z.enum(['applied', 'unchanged', 'moved_on', 'gone']),
    version: z.int().nullable().meta({ description: 'The version that `current` is of' }),
    kind: z.enum(changeKinds),
    by_user_id: Id,
    full_name: z.string(),
    role_title: z.string(),
    made_on: Instant,
  })
  .meta({ id: 'ChangeRequest' });
export type ChangeRequest = z.infer<typeof ChangeRequest>;

export const listChanges = call({
  path: 'editor/changes',
  summary: 'What reviewers changed or suggested and its author has not settled yet',
  can: 'container.read',
  shows: ['suggestions'],
  request: () => z.object({ ...injected, container_id: Id, page }),
  reply: () =>
    listOf(ChangeRequest).extend({
      can_settle: z.boolean(),
      change_ids: z
        .array(Id)
        .max(limits.changes.named)
        .meta({ description: 'Of every page, in the order to settle them in; of very many the first' }),
    }),
  problems: ['container.not_found'],
});

export const listChangedQuestions = call({
  path: 'editor/changes/questions',
  summary: 'Which questions of a bank have changes of reviewers that its author has not settled yet',
  can: 'container.read',
  shows: ['suggestions'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => z.object({ content_ids: z.array(Id).meta({ description: 'Each once' }) }),
  problems: ['container.not_found'],
});

export const suggestQuestion = call({
  path: 'editor/question/suggest',
  summary:
    'Suggest other words for a question to its author, who accepts or rejects them; the question stays as it is',
  can: 'container.review',
  changes: ['suggestions'],
  request: () =>
    questionWith({
      ...injected,
      container_id: Id,
      content_id: Id,
      version: version.meta({ description: 'The version that the suggestion started from' }),
    }),
  reply: () => z.object({ suggested: z.int().meta({ description: 'How many fields are suggested now' }) }),
  problems: [...editing, 'questions.not_found', 'questions.invalid', 'questions.changed_meanwhile'],
});

export const suggestAssessment = call({
  path: 'editor/assessment/suggest',
  summary:
    'Suggest another title, other skills or rules for an assessment to its author, who accepts or rejects each; it stays as it is',
  can: 'container.review',
  changes: ['suggestions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      title: Title,
      language: LanguageSchema,
      json_data: AssessmentDoc,
      version: version.meta({ description: 'The version that the suggestion started from' }),
    }),
  reply: () => z.object({ suggested: z.int().meta({ description: 'How many things are suggested now' }) }),
  problems: writing,
});

export const suggestContainer = call({
  path: 'editor/generic/suggest',
  summary:
    'Suggest another title, language or document for a container to its author, who accepts or rejects each change; it stays as it is',
  can: 'container.review',
  changes: ['suggestions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      title: Title,
      language: LanguageSchema,
      json_data: z.string().meta({ description: 'The document as JSON' }),
      version: version.meta({ description: 'The version that the suggestion started from' }),
    }),
  reply: () => z.object({ suggested: z.int().meta({ description: 'How many things are suggested now' }) }),
  problems: writing,
});

export const settleChanges = call({
  path: 'editor/changes/settle',
  summary: 'Accept or reject changes of reviewers, each by itself; what has moved on waits for a choice',
  can: 'container.submit',
  changes: ['suggestions', 'container', 'questions', 'history'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      changes: z
        .array(
          z.object({
            change_id: Id,
            decision: z.enum(['accepted', 'rejected']),
            keep: z
              .enum(keptTexts)
              .optional()
              .meta({ description: 'Which text stays where the field has moved on' }),
            version: version.optional().meta({ description: 'The version that the choice was made on' }),
          }),
        )
        .min(1)
        .max(limits.changes.at_once),
    }),
  reply: () =>
    z.object({
      settled: z.array(Id),
      /** What stays open, and by which problem. */
      left: z.array(z.object({ change_id: Id, problem: z.string() })),
    }),
  problems: ['container.not_found', 'container.forbidden', 'container.read_only', 'container.locked'],
});

/** What others changed since a person last looked. */
export const listChangesSince = call({
  path: 'editor/changes/since',
  summary: 'What others changed in a container since one last looked at it',
  can: 'container.read',
  shows: ['looks'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    listOf(ContentChange).extend({
      looked_on: Instant.nullable().meta({ description: 'null when one never looked' }),
      until: z.iso.datetime().meta({
        description: 'Up to when this tells, to the microsecond; what one has looked at by leaving',
      }),
    }),
  problems: ['container.not_found'],
});

export const lookedAt = call({
  path: 'editor/looked',
  summary: 'Note that one has looked at a container, up to the time that the screen showed',
  can: 'container.review',
  changes: ['looks'],
  request: () => z.object({ ...injected, container_id: Id, until: z.iso.datetime() }),
  reply: () => z.object({}),
  problems: ['container.not_found'],
});
