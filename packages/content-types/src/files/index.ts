export { defineFilesType, filesDoc } from './define-files-type.ts';
export type { AnyFilesModel, FilesDoc, FilesModel } from './define-files-type.ts';
export { documentModel, mostFiles, type DocumentDoc } from './document/model.ts';
export { eBookModel } from './e-book/model.ts';
export { htmlZipModel } from './html-zip/model.ts';
export { assignmentModel, type AssignmentDoc } from './assignment/model.ts';
export {
  addLesson,
  addTopic,
  changeLesson,
  lessonAt,
  lessonRows,
  moveItem,
  moveLesson,
  moveTopic,
  newLesson,
  newTopic,
  removeLesson,
  removeTopic,
  setPremium,
} from './lesson-plan/edits.ts';
export { lessonPlanModel, type LessonPlanDoc } from './lesson-plan/model.ts';
export { linkModel, type LinkDoc } from './link/model.ts';
export { filesModels } from './models.ts';
export type { OneFileDoc } from './shared/one-file-type.ts';
export { videoModel, type VideoDoc } from './video/model.ts';
export { zipModel } from './zip/model.ts';
