export { ChooseButton } from './choose-button.tsx';
export { DropPlace } from './drop-place.tsx';
export { FailureNote } from './failure-note.tsx';
export { prepareKinds, typesOf } from './file-check.ts';
export { imageTypes, prepareImage, prepareImageWithin, type ImageCap } from './images.ts';
export { prepareSound } from './sound/prepare-sound.ts';
export { soundTypes } from './sound/sound-types.ts';
export { useDrop, type DropHandlers } from './use-drop.ts';
export { useUpload, type Uploaded } from './use-upload.ts';
