import * as calls from '@takhti/contract';
import { limits } from '@takhti/domain';
import { route, type Route } from '../../http/route.ts';
import { accessOf } from '../skills/index.ts';
import { countKept, listKept } from './curriculum.queries.ts';
import { deleteSkill } from './delete-skill.ts';
import { exportSkills, writeSkillTemplate } from './export-skills.ts';
import { countSkillHistory, listSkillHistory } from './history.queries.ts';
import { createSkill, updateSkill } from './keep-skill.ts';
import { loadSkill, toKept } from './load-skill.ts';
import { mergeSkills } from './merge-skills.ts';
import { orderSkills } from './order-skills.ts';
import { uploadSkills } from './upload-skills.ts';

const pageOf = (page: number) => ({ limit: limits.page_size, offset: (page - 1) * limits.page_size });

export const curriculumRoutes: readonly Route[] = [
  route(calls.listSkills, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const { institution_id } = session;
      const where = { access: await accessOf(tx, session) };
      return {
        records: await listKept(tx, institution_id, where, pageOf(input.page)),
        total: await countKept(tx, institution_id, where),
      };
    }),
  ),

  route(calls.coverSkills, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const { grade, subject } = input;
      const access = await accessOf(tx, session);
      const records = await listKept(tx, session.institution_id, { access, grade, subject });
      return { records, total: records.length };
    }),
  ),

  route(calls.openSkill, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => toKept(await loadSkill(tx, session, input.skill_id))),
  ),

  route(calls.createSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => createSkill(tx, session, input)),
  ),

  route(calls.updateSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => updateSkill(tx, session, input)),
  ),

  route(calls.deleteSkill, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => deleteSkill(tx, session, input));
    return {};
  }),

  route(calls.mergeSkills, ({ input, session, services }) =>
    services.db.inTransaction((tx) => mergeSkills(tx, session, input)),
  ),

  route(calls.orderSkills, ({ input, session, services }) =>
    services.db.inTransaction((tx) => orderSkills(tx, session, input)),
  ),

  route(calls.uploadSkills, ({ file, session, services, fileWork, report }) =>
    uploadSkills(services, session, { file, work: fileWork.work, report }),
  ),

  route(calls.downloadSkillTemplate, ({ input, fileWork }) => writeSkillTemplate(fileWork, input.format)),

  route(calls.exportSkills, ({ input, session, services, fileWork }) =>
    exportSkills(services, fileWork, session, input),
  ),

  route(calls.listSkillHistory, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const { skill_id } = await loadSkill(tx, session, input.skill_id);
      return {
        records: await listSkillHistory(tx, session.institution_id, skill_id, pageOf(input.page)),
        total: await countSkillHistory(tx, session.institution_id, skill_id),
      };
    }),
  ),
];
