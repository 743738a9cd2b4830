export { filesTypes } from './files-types.ts';
export { rubricsRoutes } from './rubrics/rubrics.routes.ts';
export { referencesRoutes } from './references/references.routes.ts';
