export { ChooseButton } from './choose-button.tsx';
export { DropPlace } from './drop-place.tsx';
export { FailureNote } from './failure-note.tsx';
export { imageTypes, prepareImage } from './image-check.ts';
export { prepareSound } from './sound/prepare-sound.ts';
export { soundTypes } from './sound/sound-types.ts';
export { useDrop, type DropHandlers } from './use-drop.ts';
export { useUpload, type Uploaded } from './use-upload.ts';
