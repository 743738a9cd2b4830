import type { ContainerRow, EditLock, OpenedContainer, Question, Skill } from '@takhti/domain';
import { emptyMcq } from '@takhti/content-types/question-kinds';
import { somebody } from '../app/session/testing/somebody.ts';

const instant = '2026-01-15T08:00:00.000Z';
const me = somebody();

/** A draft of the person who is logged in, as a list shows it. */
export function listedBank(overrides: Partial<ContainerRow> = {}): ContainerRow {
  return {
    users_content_id: crypto.randomUUID(),
    container_id: crypto.randomUUID(),
    content_id: crypto.randomUUID(),
    content_type: 'mcq',
    content_status: 'd',
    title: 'Even and odd',
    language: 'english',
    skill_id: crypto.randomUUID(),
    no_of_skills: 1,
    grade: '3',
    subject: 'Mathematics',
    total_questions: 1,
    total_skills: 1,
    review_level: 0,
    waiting_level: null,
    last_activity: instant,
    is_duplicate: 0,
    copied_from_id: null,
    institution_id: me.institution_id,
    school_id: null,
    user_id: me.user_id,
    reviewer_user_id: null,
    review_status: 'd',
    is_published: 0,
    is_deleted: 0,
    is_global: 0,
    is_read_only: 0,
    is_closed: 0,
    version: 1,
    skill: 'Halve numbers',
    author_full_name: me.full_name,
    reviewer_full_name: null,
    reviewer_role: null,
    ...overrides,
  };
}

/** The same, opened by its author. */
export function openedBank(overrides: Partial<OpenedContainer> = {}): OpenedContainer {
  return {
    ...listedBank(),
    json_data: {},
    comingFrom: 'desk',
    readOnlyMode: 0,
    is_minimal_skill: false,
    lms_content_id: '',
    is_lms_module: 0,
    culture_id: 1,
    no_of_reviews: 0,
    abilities: {
      can_edit: true,
      moves: ['submit', 'delete'],
      approves_finally: false,
      can_comment: true,
      can_share: true,
      can_export: false,
      can_see_learners: false,
      can_close: false,
    },
    lock: null,
    ...overrides,
  };
}

type StoredMcq = Extract<Question, { readonly content_type: 'mcq' }>;

/** A question as the server keeps it. */
export function storedQuestion(overrides: Partial<StoredMcq> = {}): StoredMcq {
  return {
    ...emptyMcq('english'),
    content_id: crypto.randomUUID(),
    container_id: crypto.randomUUID(),
    institution_id: me.institution_id,
    article_id: null,
    skill_id: crypto.randomUUID(),
    subject: 'Mathematics',
    grade: '3',
    mastery_topic: '',
    category: 'Numbers',
    subcategory: '-',
    skill: 'Halve numbers',
    secondary_skill: '',
    is_language_reviewed: 0,
    is_accepted: 0,
    creator_institution_id: me.institution_id,
    modified_by: me.full_name,
    modified_on: instant,
    question_order: 1,
    version: 1,
    ...overrides,
  };
}

export function listedSkill(overrides: Partial<Skill> = {}): Skill {
  return {
    institution_id: me.institution_id,
    skill_id: crypto.randomUUID(),
    lms_skill_id: null,
    skill: 'Halve numbers',
    category: 'Numbers',
    subcategory: '-',
    secondary_skill: '',
    skill_order: 1,
    skill_code: '',
    mastery_topic: '',
    grade: '3',
    subject: 'Mathematics',
    total_questions: 0,
    total_article_questions: 0,
    is_standalone: 0,
    ...overrides,
  };
}

/** A lock that this browser holds. */
export const ownLock: EditLock = {
  user_id: me.user_id,
  full_name: me.full_name,
  taken_on: instant,
  is_held: true,
};
