export { filesTypes } from './files-types.ts';
export { referencesRoutes } from './references/references.routes.ts';
