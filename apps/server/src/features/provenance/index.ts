export { provenanceRoutes } from './provenance.routes.ts';
export {
  copyDocumentParts,
  countUnreadParts,
  findFirstUnread,
  listMakers,
  listSources,
  requireRead,
  type Maker,
} from './parts.ts';
export { insertImportedParts } from './imported-parts.ts';
export { noteHelp } from './note-help.ts';
export { copyParts, insertParts } from './parts.queries.ts';
