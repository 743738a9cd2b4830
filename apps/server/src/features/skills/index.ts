export { countPools, withContainers } from './pools.queries.ts';
export { mayChoose, type SkillAccess } from './skills.policy.ts';
export { isSkill, skillColumns } from './skills.queries.ts';
export { skillsRoutes } from './skills.routes.ts';
export {
  accessOf,
  chooseSkill,
  findFirstMinimalSkill,
  skillForNone,
  type ChosenSkill,
} from './skills.service.ts';
