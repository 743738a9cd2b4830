export {
  endPublication,
  insertPublication,
  insertPublishedQuestions,
  isClosed,
  isPlayable,
  listPublishedOnSkills,
  listPublishedQuestions,
  publishedOnSkills,
  selectOptionalPublication,
  selectOptionalPublicationById,
  type Publication,
} from './publications.queries.ts';
