export { captionWords } from './captions.ts';
