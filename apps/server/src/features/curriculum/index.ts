export { curriculumRoutes } from './curriculum.routes.ts';
export { drawsFrom } from './draws-from.queries.ts';
