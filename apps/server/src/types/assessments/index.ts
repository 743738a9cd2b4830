export { assessmentType } from './assessment-type.ts';
export { assessmentsRoutes } from './assessments.routes.ts';
export { assessmentPlay } from './play/assessment-play.ts';
export { assessmentPackaging } from './play/assessment-packaging.ts';
