export {
  insertPins,
  listCurrentPublications,
  listLaunchedPublications,
  listPins,
  selectLaunchedPublication,
  type Pin,
} from './pins.queries.ts';
export {
  endPublication,
  insertPublication,
  insertPublishedQuestions,
  isClosed,
  isPlayable,
  listEverPublished,
  listPublishedDocuments,
  listPublishedOnSkills,
  listPublishedQuestions,
  publishedOnSkills,
  selectOptionalPublication,
  selectOptionalPublicationById,
  selectPublishedContainer,
  type Publication,
} from './publications.queries.ts';
