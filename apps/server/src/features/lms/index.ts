export { registerFraming } from './framing.ts';
export { lmsRoutes } from './lms.routes.ts';
