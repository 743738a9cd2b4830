export { copyUploads, insertCopies, planCopies } from './copy-uploads.ts';
export {
  renameMedia,
  showingOwnMedia,
  signAddress,
  signMedia,
  signPictures,
  uploadsOfDocument,
  withOwnMedia,
} from './document-media.ts';
export { registerFileRoutes } from './file-routes.ts';
export { registerPackageRoutes } from './package-routes.ts';
export { claimUploads, insertUpload, listUploadIds, listUploads } from './uploads.queries.ts';
