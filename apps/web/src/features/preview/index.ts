// Pages that show it name `actions` among their texts.
export { playerAddressOf } from './player-address.ts';
export { PlayerFrame } from './player-frame.tsx';
export { PreviewDialog } from './preview-dialog.tsx';
export { ContentPicture } from './pictures/content-picture.tsx';
export { PictureBatches } from './pictures/picture-batches.tsx';
