export { filesTypes } from './files-types.ts';
