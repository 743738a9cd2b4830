export { provenanceRoutes } from './provenance.routes.ts';
export {
  copyDocumentParts,
  countUnreadParts,
  listMakers,
  listSources,
  requireRead,
  type Maker,
} from './parts.ts';
export { insertImportedParts } from './imported-parts.ts';
export { copyParts, insertPart, noteHelp } from './parts.queries.ts';
