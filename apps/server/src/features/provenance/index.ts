export { provenanceRoutes } from './provenance.routes.ts';
export { countUnreadParts, requireRead } from './parts.ts';
export { copyDocumentParts, copyParts, insertPart, listSources, noteHelp } from './parts.queries.ts';
