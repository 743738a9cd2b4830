export { deletePublished } from './delete-published.ts';
export { editPublished } from './edit-published.ts';
export { reuseRoutes } from './reuse.routes.ts';
