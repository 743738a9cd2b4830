export { provenanceRoutes } from './provenance.routes.ts';
export { requireRead } from './parts.ts';
export { copyParts, insertPart, listSources } from './parts.queries.ts';
