export { copyUploads, insertCopies, planCopies } from './copy-uploads.ts';
export { renameMedia, signMedia, uploadsOfDocument, withOwnMedia } from './document-media.ts';
export { insertUpload, listUploadIds, listUploads, selectOptionalUpload } from './uploads.queries.ts';
