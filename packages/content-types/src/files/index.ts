export { aiBotModel, botKnowledgeTypes, type AiBotDoc } from './ai-bot/model.ts';
export { addLevel, addToLevel, changeLevel } from './competition/edits.ts';
export type { CompetitionDoc } from './competition/doc.ts';
export { competitionModel } from './competition/model.ts';
export { defineFilesType, filesDoc } from './define-files-type.ts';
export type { AnyFilesModel, FilesDoc, FilesModel } from './define-files-type.ts';
export { documentModel, mostFiles, type DocumentDoc } from './document/model.ts';
export { eBookModel } from './e-book/model.ts';
export { otherGameModel, type OtherGameDoc } from './game/model.ts';
export { htmlZipModel } from './html-zip/model.ts';
export { assignmentModel, mostAssignmentFiles, type AssignmentDoc } from './assignment/model.ts';
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
export { linkFinding } from './link/address.ts';
export { linkModel, type LinkDoc } from './link/model.ts';
export { mapStoredFiles } from './shared/stored-files.ts';
export { movedEntry } from './moved-entry.ts';
export { filesModels } from './models.ts';
export type { OneFileDoc } from './shared/one-file-type.ts';
export { videoModel, type VideoDoc } from './video/model.ts';
export { zipModel } from './zip/model.ts';
