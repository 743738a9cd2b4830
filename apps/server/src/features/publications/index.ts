export {
  endPublication,
  insertPublication,
  insertPublishedQuestions,
  isPlayable,
  listPublishedOnSkills,
  listPublishedQuestions,
  publishedOnSkills,
  selectOptionalPublication,
  selectOptionalPublicationById,
  type Publication,
} from './publications.queries.ts';
