import { videoModel, type VideoDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { VideoFields } from './video-fields.tsx';
import { VideoView } from './video-view.tsx';

export const videoFacet: FilesFacet<VideoDoc> = { model: videoModel, Fields: VideoFields, View: VideoView };
