import { Id, Skill } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from './call.ts';

const gradeAndSubject = { grade: z.string().min(1), subject: z.string().min(1) };

/** Skills as authors choose them (specification, section 7, Skills). */
export const listSubjects = call({
  path: 'skills/subjects',
  summary: 'The subjects that have skills, of one grade or of all',
  can: 'skills.read',
  shows: ['subjects'],
  request: () => z.object({ ...injected, grade: z.string().optional() }),
  reply: () => listOf(z.string()),
  problems: [],
});

export const listEditorSkills = call({
  path: 'editor/skills',
  summary: 'All skills of a grade and subject, in their order',
  can: 'skills.read',
  shows: ['skills'],
  request: () => z.object({ ...injected, ...gradeAndSubject }),
  reply: () => listOf(Skill),
  problems: [],
});

export const listSkillsByIds = call({
  path: 'editor/skills/ids',
  summary: 'Skills by their ids',
  can: 'skills.read',
  shows: ['skills'],
  request: () => z.object({ ...injected, skill_ids: z.array(Id).min(1).max(200) }),
  reply: () => listOf(Skill),
  problems: [],
});

export const searchSkills = call({
  path: 'skills/search',
  summary: 'Skills by grade, subject, unit and name, a page at a time',
  can: 'skills.read',
  shows: ['skills'],
  request: () =>
    z.object({
      ...injected,
      grade: z.string().default(''),
      subject: z.string().default(''),
      category: z.string().default(''),
      skill_name: z.string().max(200).default(''),
      page,
    }),
  reply: () => listOf(Skill),
  problems: [],
});

export const findMinimalSkill = call({
  path: 'skills/minimal',
  summary: 'The skill that marks a grade and subject while none is chosen',
  can: 'container.create',
  // Makes the skill when there is none yet; it is in no list.
  changes: [],
  request: () => z.object({ ...injected, ...gradeAndSubject }),
  reply: () => z.object({ skill_id: Id }),
  problems: ['skills.not_found'],
});

export const findLessonSkill = call({
  path: 'skills/lesson',
  summary: 'The skill that a lesson of a grade and subject stands on',
  can: 'container.create',
  // As above.
  changes: [],
  request: () => z.object({ ...injected, ...gradeAndSubject }),
  reply: () => z.object({ skill_id: Id }),
  problems: ['skills.not_found'],
});

export const listSkillsByLmsIds = call({
  path: 'editor/skills/lmsids',
  summary: 'Skills by the ids that a learning management system gave them',
  can: 'skills.read',
  shows: ['skills'],
  request: () =>
    z.object({ ...injected, lms_skill_ids: z.array(z.string().min(1).max(200)).min(1).max(200) }),
  reply: () => listOf(Skill),
  problems: [],
});

const values = z.array(z.object({ value: z.string(), count: z.int() }));

export const countSkillMetadata = call({
  path: 'editor/skills/metadata',
  summary:
    'The 200 most frequent values of metadata1 and of metadata2 on the questions of a skill, each with how many have it',
  can: 'skills.read',
  shows: ['questions'],
  request: () => z.object({ ...injected, skill_id: Id }),
  reply: () => z.object({ metadata1: values, metadata2: values }),
  problems: ['skills.not_found'],
});
