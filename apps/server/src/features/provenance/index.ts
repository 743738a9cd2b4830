export { provenanceRoutes } from './provenance.routes.ts';
export { requireRead } from './parts.ts';
export { copyDocumentParts, copyParts, insertPart, listSources, noteHelp } from './parts.queries.ts';
