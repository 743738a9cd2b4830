export { assessmentsRoutes } from './assessments.routes.ts';
export { countPools } from './pools.queries.ts';
export { documentToKeep, updateAssessment } from './update-assessment.ts';
