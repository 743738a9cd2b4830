import { Id, KeptSkill, limits, SkillFields, SkillHistoryEntry } from '@takhti/domain';
import { z } from 'zod';
import { acceptedTables, call, injected, listOf, page, seenVersion, version } from './call.ts';

const format = z.enum(['csv', 'xlsx']);
const wrongFields = [
  'skills.invalid',
  'skills.category_required',
  'skills.skill_required',
  'skills.duplicate',
  'skills.combination_exists',
] as const;
const changing = ['skills.not_found', 'skills.changed_meanwhile'] as const;

/** An institution's tree of skills as its keepers change it (specification, section 7, Skills). */
export const listSkills = call({
  path: 'skills',
  summary: 'All skills of the institution, a page at a time',
  can: 'skills.manage',
  shows: ['skills'],
  request: () => z.object({ ...injected, page }),
  reply: () => listOf(KeptSkill),
  problems: [],
});

export const coverSkills = call({
  path: 'skills/coverage',
  summary: 'The skills of a grade, or of one of its subjects, with what stands on each',
  can: 'skills.manage',
  shows: ['skills'],
  request: () => z.object({ ...injected, grade: z.string().min(1), subject: z.string().default('') }),
  reply: () => listOf(KeptSkill),
  problems: [],
});

export const openSkill = call({
  path: 'skills/open',
  summary: 'One skill, to be changed',
  can: 'skills.manage',
  shows: ['skills'],
  request: () => z.object({ ...injected, skill_id: Id }),
  reply: () => KeptSkill,
  problems: ['skills.not_found'],
});

export const createSkill = call({
  path: 'skills/create',
  summary: 'Add a skill, behind those of its subject',
  can: 'skills.edit',
  changes: ['skills', 'subjects'],
  request: () => SkillFields.extend(injected),
  reply: () => KeptSkill,
  problems: [...wrongFields],
});

export const updateSkill = call({
  path: 'skills/update',
  summary: 'Change a skill; content on it follows its grade and subject',
  can: 'skills.edit',
  changes: ['skills', 'subjects', 'skill_history', 'container', 'questions', 'desk', 'library'],
  renews: openSkill,
  request: () => SkillFields.extend({ ...injected, skill_id: Id, version: seenVersion }),
  reply: () => KeptSkill,
  problems: [...wrongFields, ...changing],
});

export const deleteSkill = call({
  path: 'skills/delete',
  summary: 'Delete a skill that nothing stands on',
  can: 'skills.edit',
  changes: ['skills', 'subjects'],
  request: () => z.object({ ...injected, skill_id: Id, version: seenVersion }),
  reply: () => z.object({}),
  problems: [...changing, 'skills.has_assessments', 'skills.has_questions', 'skills.has_content'],
});

export const mergeSkills = call({
  path: 'skills/merge',
  summary: 'Move everything from one skill to another, and delete the one',
  can: 'skills.edit',
  changes: ['skills', 'subjects', 'skill_history', 'container', 'questions', 'desk', 'library'],
  request: () =>
    z.object({
      ...injected,
      from_skill_id: Id,
      into_skill_id: Id,
      version: version.meta({ description: 'The version of the skill that goes' }),
    }),
  reply: () => z.object({ skill: KeptSkill, questions: z.int(), contents: z.int() }),
  problems: [...changing, 'skills.same'],
});

const some = z.array(Id).min(1).max(limits.skills_import.max_rows);

export const orderSkills = call({
  path: 'skills/order',
  summary: 'Move skills of a grade and subject, in the order given, behind another one',
  can: 'skills.edit',
  changes: ['skills', 'skill_history'],
  request: () =>
    z.object({
      ...injected,
      grade: z.string().min(1),
      subject: z.string().min(1),
      skill_ids: some,
      after_skill_id: Id.nullable().meta({ description: 'null: to the beginning' }),
    }),
  reply: () =>
    z.object({ skill_ids: z.array(Id).meta({ description: 'All of the grade and subject, in order' }) }),
  problems: ['skills.not_found'],
});

export const uploadSkills = call({
  path: 'skills/upload',
  summary: 'Add the skills of a CSV or XLSX file, and change those that it names: all of them or none',
  can: 'skills.import',
  changes: ['skills', 'subjects', 'skill_history'],
  request: () => z.object({ ...injected }),
  reply: () => z.object({ imported: z.int(), created: z.int(), updated: z.int(), unchanged: z.int() }),
  problems: ['skills.import_refused', 'skills.import_unreadable', 'skills.combination_exists'],
  kind: 'progress',
  accepts: acceptedTables(limits.skills_import.bytes),
});

export const downloadSkillTemplate = call({
  path: 'skills/template',
  summary: 'A file of skills to fill in, with two rows that show how',
  can: 'skills.import',
  shows: [],
  request: () => z.object({ ...injected, format }),
  reply: () => z.unknown(),
  problems: [],
  kind: 'download',
});

export const exportSkills = call({
  path: 'skills/export',
  summary: 'The skills as a file that can be uploaded again',
  can: 'stats.export',
  shows: ['skills'],
  request: () =>
    z.object({
      ...injected,
      format,
      grade: z.string().default(''),
      subject: z.string().default(''),
    }),
  reply: () => z.unknown(),
  problems: [],
  kind: 'download',
});

export const listSkillHistory = call({
  path: 'skills/history',
  summary: 'Who changed a skill and what, newest first',
  can: 'skills.manage',
  shows: ['skill_history'],
  request: () => z.object({ ...injected, skill_id: Id, page }),
  reply: () => listOf(SkillHistoryEntry),
  problems: ['skills.not_found'],
});
