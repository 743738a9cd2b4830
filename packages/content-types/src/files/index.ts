export { defineFilesType, filesDoc } from './define-files-type.ts';
export type { AnyFilesModel, FilesDoc, FilesModel } from './define-files-type.ts';
export { linkModel, type LinkDoc } from './link/model.ts';
export { filesModels } from './models.ts';
