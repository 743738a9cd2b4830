export { provenanceRoutes } from './provenance.routes.ts';
export { copyDocumentParts, countUnreadParts, requireRead } from './parts.ts';
export { copyParts, insertPart, listSources, noteHelp } from './parts.queries.ts';
