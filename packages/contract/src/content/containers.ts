import {
  ContainerRow,
  ContentStatusSchema,
  ContentTypeSchema,
  FlagSchema,
  Id,
  Instant,
  LanguageSchema,
  OpenedContainer,
  places,
  Title,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, seenVersion } from '../call.ts';
import { editing, writing } from './editing.ts';

const filters = {
  page,
  grade: z.string().default(''),
  subject: z.string().default(''),
  content_type: z.union([ContentTypeSchema, z.literal('')]).default(''),
  title: z.string().max(200).default(''),
  sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
};

const withoutLessonPlans = {
  hides_lesson_plans: FlagSchema.default(0).meta({
    description: 'Leaves lesson plans out of drafts, as teachers without full access see them',
  }),
};

const reviewerFilters = {
  active_role: z.string().optional().meta({ description: 'A list of drafts asks for none' }),
  username: z.string().max(200).default(''),
  is_kp_content: FlagSchema.default(0),
};

const sameLanguage = LanguageSchema.optional().meta({ description: 'It stays as it is when it is left out' });

/** Containers and the lists they are in (specification, section 7, Dashboards and Editor). */
export const createContainer = call({
  path: 'editor/generic/create',
  summary: 'Start a new container as a draft',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () =>
    z.object({
      ...injected,
      content_type: ContentTypeSchema,
      title: Title,
      language: LanguageSchema.optional().meta({
        description: 'That of its subject, or else of the institution, when it is left out',
      }),
      skill_id: Id,
      grade: z
        .string()
        .max(50)
        .optional()
        .meta({ description: 'Which of the grades of the skill is meant; its first otherwise' }),
      no_of_skills: z.int32().min(1).default(1),
      json_data: z
        .string()
        .default('')
        .meta({ description: "The document as JSON; empty for the type's defaults" }),
    }),
  reply: () => OpenedContainer,
  problems: ['skills.not_found', 'container.type_not_available', 'container.invalid_document'],
});

export const openContainer = call({
  path: 'editor/content',
  summary: 'Open a container for its editor',
  can: 'content.preview',
  shows: ['container', 'lock'],
  request: () => z.object({ ...injected, container_id: Id, comingFrom: z.enum(places).default('desk') }),
  reply: () => OpenedContainer,
  problems: ['container.not_found'],
});

export const updateContainer = call({
  path: 'editor/generic/update',
  summary: 'Save a container',
  can: 'container.edit',
  changes: ['container', 'history', 'desk'],
  renews: openContainer,
  request: () =>
    z.object({
      ...injected,
      users_content_id: Id.optional(),
      container_id: Id,
      title: Title,
      language: sameLanguage,
      skill_id: Id.optional(),
      no_of_skills: z.int32().min(1).optional(),
      json_data: z.string(),
      version: seenVersion,
    }),
  reply: () => OpenedContainer,
  problems: [...writing, 'skills.not_found'],
});

export const changeContainerSkill = call({
  path: 'editor/container/skill',
  summary: 'Move a container to another skill',
  can: 'container.edit',
  changes: ['container', 'questions', 'history', 'desk', 'counts'],
  renews: openContainer,
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      skill_id: Id,
      grade: z
        .string()
        .max(50)
        .optional()
        .meta({ description: 'Which of the grades of the skill is meant; its first otherwise' }),
      no_of_skills: z.int32().min(1).default(1),
      version: seenVersion,
    }),
  reply: () => OpenedContainer,
  problems: [...editing, 'container.changed_meanwhile', 'skills.not_found'],
});

export const closeBank = call({
  path: 'editor/container/close',
  summary: 'Close a bank, so that its questions serve assessments alone (is_closed 1), or open it again (0)',
  can: 'container.edit',
  changes: ['container', 'history', 'desk', 'library'],
  renews: openContainer,
  request: () => z.object({ ...injected, container_id: Id, is_closed: FlagSchema }),
  reply: () => OpenedContainer,
  problems: ['container.not_found', 'container.forbidden'],
});

export const deleteContainer = call({
  path: 'editor/container/delete',
  summary: 'Delete a draft or sent-back container',
  can: 'container.submit',
  changes: ['container', 'desk', 'counts'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => z.object({}),
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.own_item',
    'container.read_only',
    'container.locked',
    'container.wrong_status',
    'container.changed_meanwhile',
  ],
});

/** Content in a bin, with when it was deleted and until when it can be brought back. */
export const DeletedContent = ContainerRow.pick({
  container_id: true,
  title: true,
  language: true,
  content_type: true,
  content_status: true,
  grade: true,
  subject: true,
}).extend({ deleted_on: Instant, kept_until: Instant });

export const listBin = call({
  path: 'dashboard/bin',
  summary: 'What a developer deleted and can still bring back, the latest first',
  can: 'container.submit',
  shows: ['desk'],
  request: () => z.object({ ...injected, page }),
  reply: () => listOf(DeletedContent),
  problems: [],
});

export const bringBack = call({
  path: 'editor/container/bring-back',
  summary: 'Bring a deleted draft or sent-back container back from the bin',
  can: 'container.submit',
  changes: ['container', 'desk', 'counts'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => z.object({}),
  problems: ['container.not_found', 'container.has_draft', 'container.too_many_drafts', 'skills.not_found'],
});

export const setDraftAside = call({
  path: 'editor/container/set-aside',
  summary:
    'Put a colleague’s draft of published content into the colleague’s bin: for the owner of what is published and for who may delete it',
  can: 'container.edit',
  changes: ['container', 'desk', 'counts'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id.meta({ description: 'The draft, as container.has_draft names it' }),
    }),
  reply: () => z.object({}),
  problems: ['container.not_found', 'container.forbidden', 'container.wrong_status'],
});

export const listDeveloperDashboard = call({
  path: 'dashboard/cd',
  summary: "A developer's own containers of one status",
  can: 'desk.read',
  shows: ['desk'],
  request: () =>
    z.object({ ...injected, content_status: ContentStatusSchema, ...filters, ...withoutLessonPlans }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

export const listReviewerDashboard = call({
  path: 'dashboard/cr',
  summary: "What waits for a reviewer's level, what they review, and what left their desk",
  can: 'container.review',
  shows: ['desk'],
  request: () =>
    z.object({
      ...injected,
      content_status: ContentStatusSchema,
      ...filters,
      ...reviewerFilters,
    }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

export const countDashboard = call({
  path: 'dashboard/counts',
  summary: 'How many containers stand in each status of the dashboard',
  can: 'container.read',
  shows: ['counts'],
  request: () =>
    z.object({
      ...injected,
      grade: filters.grade,
      subject: filters.subject,
      content_type: filters.content_type,
      ...reviewerFilters,
      ...withoutLessonPlans,
    }),
  reply: () => z.object({ d: z.int(), w: z.int(), r: z.int(), s: z.int(), a: z.int() }),
  problems: [],
});
