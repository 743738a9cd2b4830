export { curriculumRoutes } from './curriculum.routes.ts';
