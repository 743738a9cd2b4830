import { videoModel, type VideoDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { VideoFields } from './video-fields.tsx';
import { VideoView } from './video-view.tsx';

export const videoParts: FilesParts<VideoDoc> = { model: videoModel, Fields: VideoFields, View: VideoView };
