import { ContentTypeSchema, FlagSchema, Id, limits, OpenedContainer } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

const content = { ...injected, content_id: Id, content_type: ContentTypeSchema.optional() };

/** What becomes of published content: a draft that will replace it, a copy, or nothing any more (C-590, C-614 to C-617). */
export const editPublished = call({
  path: 'editor/generic/edit',
  summary:
    'A draft of published content, to replace it once it is published itself; with is_duplicate = 1 a copy on its own',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () => z.object({ ...content, is_duplicate: FlagSchema.default(0) }),
  reply: () => OpenedContainer,
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.wrong_status',
    'container.has_draft',
    'container.too_many_drafts',
    'container.type_not_available',
  ],
  is_heavy: true,
});

export const duplicateContainer = call({
  path: 'editor/container/duplicate',
  summary: 'A copy of published content, or of one’s own work, as a draft of one’s own',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => OpenedContainer,
  problems: ['container.not_found', 'container.forbidden', 'container.type_not_available'],
  is_heavy: true,
});

export const exportTogether = call({
  path: 'export/together',
  summary:
    'Several contents as one zip with the file that each is exported as: questions as CSV, games as their zip',
  can: 'stats.export',
  shows: ['container', 'questions'],
  request: () => z.object({ ...injected, container_ids: z.array(Id).min(1).max(limits.exported_together) }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden', 'players.too_heavy'],
  kind: 'download',
});

export const deletePublished = call({
  path: 'content/generic/delete',
  summary: 'Delete published content: it leaves the library, and learners cannot open it any more',
  can: 'library.delete',
  changes: ['library', 'desk', 'counts'],
  request: () => z.object(content),
  reply: () => z.object({}),
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.wrong_status',
    'container.has_draft',
    'container.changed_meanwhile',
  ],
});
