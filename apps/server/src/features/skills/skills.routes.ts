import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { listSkillsByLmsIds } from './skills.queries.ts';
import * as service from './skills.service.ts';

export const skillsRoutes: readonly Route[] = [
  route(calls.listSubjects, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      service.listSubjects(tx, session, input.grade ?? ''),
    );
    return { records, total: records.length };
  }),

  route(calls.listEditorSkills, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) => service.listEditorSkills(tx, session, input));
    return { records, total: records.length };
  }),

  route(calls.listSkillsByIds, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      service.listSkillsByIds(tx, session, input.skill_ids),
    );
    return { records, total: records.length };
  }),

  route(calls.searchSkills, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => service.searchSkills(tx, session, input)),
  ),

  route(calls.findMinimalSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => service.findMinimalSkill(tx, session, input)),
  ),

  route(calls.findLessonSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => service.findMinimalSkill(tx, session, input)),
  ),

  route(calls.listSkillsByLmsIds, async ({ input, session, services }) => {
    const records = await services.db.readOne((tx) =>
      listSkillsByLmsIds(tx, session.institution_id, input.lms_skill_ids),
    );
    return { records, total: records.length };
  }),

  route(calls.countSkillMetadata, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => service.countMetadata(tx, session, input.skill_id)),
  ),
];
