import { ContentStatusSchema, Id, Instant, LanguageSchema, moveNames, OpenedContainer } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, priorities, version } from '../call.ts';
import { openContainer } from '../content/containers.ts';
import { editing } from '../content/editing.ts';

/** Actions that change content; each history entry keeps what it changed. */
export const contentActions = [
  'create',
  'save',
  'changeSkill',
  'question.create',
  'question.save',
  'question.delete',
  'question.move',
  'question.change',
  'question.order',
  'question.replace',
  'question.duplicate',
  'question.undo',
  'import',
  'restore',
  'bringBack',
  'takeBack',
  'close',
  'open',
  'change.accept',
  'change.reject',
] as const;

/**
 * All actions of history entries: the moves, a draft that somebody else put into its author's bin, changes of content, and words of a
 * model that come into a question with its next save.
 */
export const historyActions = [...moveNames, 'setAside', ...contentActions, 'question.help'] as const;
export type HistoryAction = (typeof historyActions)[number];

export const HistoryEntry = z
  .object({
    history_id: Id,
    full_name: z.string(),
    role_title: z.string(),
    action: z.enum(historyActions),
    from_status: ContentStatusSchema.nullable(),
    to_status: ContentStatusSchema.nullable(),
    detail: z.record(z.string(), z.unknown()),
    happened_on: Instant,
    total_changes: z
      .int()
      .meta({ description: 'How many things it changed: questions, and the object itself' }),
    is_undone: z.boolean().meta({ description: 'Whether a later entry undid all of it' }),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listHistory = call({
  path: 'editor/history',
  summary: 'Who did what with a container, newest first',
  can: 'container.read',
  shows: ['history'],
  request: () => z.object({ ...injected, container_id: Id, page }),
  reply: () => listOf(HistoryEntry),
  problems: ['container.not_found'],
  priority: priorities.normal,
});

const Side = z.record(z.string(), z.unknown()).nullable();

/** What was changed of one question, or of the container itself: of a change only the fields that differ. */
export const ContentChange = z
  .object({
    content_id: Id.nullable().meta({ description: 'The question; null for the container itself' }),
    position: z
      .int()
      .nullable()
      .meta({ description: 'Its place in the bank now, from 1; null when it is deleted' }),
    stem: z.string().meta({ description: 'What the question asks, as HTML; empty for the object itself' }),
    language: LanguageSchema,
    before: Side.meta({ description: 'null for what was added' }),
    after: Side.meta({ description: 'null for what was deleted' }),
  })
  .meta({ id: 'ContentChange' });
export type ContentChange = z.infer<typeof ContentChange>;

const atEntry = { ...injected, container_id: Id, history_id: Id };

export const listHistoryChanges = call({
  path: 'editor/history/changes',
  summary: 'What one entry of the history changed, before and after',
  can: 'container.read',
  shows: ['history'],
  request: () => z.object({ ...atEntry, page }),
  reply: () =>
    listOf(ContentChange).extend({
      has_state: z
        .boolean()
        .meta({ description: 'Whether the state at this entry is known, to be looked at and restored' }),
    }),
  problems: ['container.not_found', 'history.not_found'],
});

export const restoreHistory = call({
  path: 'editor/history/restore',
  summary:
    'Bring a container and its questions back to how they were at an entry of the history, as a new change',
  can: 'container.edit',
  changes: ['container', 'questions', 'history', 'suggestions'],
  renews: openContainer,
  request: () =>
    z.object({
      ...atEntry,
      version: version.meta({ description: 'The version that the person looked at' }),
    }),
  reply: () => OpenedContainer,
  problems: [
    ...editing,
    'container.changed_meanwhile',
    'container.invalid_document',
    'history.not_found',
    'questions.cannot_delete',
  ],
});

export const exportHistory = call({
  path: 'export/history',
  summary: 'The history of a container as a file, for its owner and holders of stats.export',
  can: 'container.read',
  shows: ['history'],
  request: () => z.object({ ...injected, container_id: Id, format: z.enum(['csv', 'xlsx']) }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden'],
  kind: 'download',
});
