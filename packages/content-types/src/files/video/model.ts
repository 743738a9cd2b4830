import { Captions, FileAddress, fileKindOf, limits, type Finding } from '@takhti/domain';
import { z } from 'zod';
import type { ChangeAddress, Stage } from '../../define.ts';
import { uploadOf } from '../../kit/file-address.ts';
import { error, warning } from '../../messages.ts';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { linkFindings, sourceOf } from './source.ts';

/** A video: a file, or the link to one, with its poster and captions. */
export const VideoDoc = z
  .object({
    schema_version: z.literal(1),
    ...filesDoc,
    video_path: z.array(z.object({ url: FileAddress, bytes: z.int().nonnegative() })).max(10),
    /** The author's name for the file. */
    video_name: z.string().max(limits.file.name),
    link: z.string().max(limits.rich_text.max),
    poster: FileAddress,
    captions: z.array(Captions).max(20),
  })
  .meta({ id: 'VideoDoc' });
export type VideoDoc = z.infer<typeof VideoDoc>;

/** Videos (specification, section 3; C-015, C-368, C-369, C-371). */
export const videoModel = defineFilesType<VideoDoc>({
  content_type: 'video',
  schema: VideoDoc,
  schema_version: 1,
  upgrades: {},
  accepts: ['video', 'captions', 'image'],
  defaults: { video_path: [], video_name: '', link: '', poster: '', captions: [] },
  mapRichText: null,
  mapMedia,
  findings,
  captionsOf: ({ captions }) => captions,
  body: ({ video_path: [file], link, poster, captions }) => ({
    kind: 'video',
    source: sourceOf({ path: file?.url ?? '', link }),
    poster,
    captions: file ? captions : [],
  }),
});

function mapMedia(doc: VideoDoc, change: ChangeAddress): VideoDoc {
  const video_path = doc.video_path
    .map((file) => ({ ...file, url: change(file.url) }))
    .filter(({ url }) => url !== '');
  const captions = doc.captions
    .map((each) => ({ ...each, path: change(each.path) }))
    .filter(({ path }) => path !== '');
  return { ...doc, video_path, captions, poster: change(doc.poster) };
}

function findings({ video_path, video_name, link, captions }: VideoDoc, stage: Stage): Finding[] {
  const found = linkFindings(link);
  const [file] = video_path;
  if (!file && link.trim() === '' && stage === 'submit')
    found.push(error(['video_path'], 'video.video_required'));
  if (video_path.length > 1)
    found.push(error(['video_path'], 'files.files_many', { max: 1, count: video_path.length }));
  const isVideo = file && uploadOf(file.url) !== '' && fileKindOf(video_name, ['video']) !== null;
  if (file && !isVideo) found.push(error(['video_path'], 'files.wrong_file'));
  if (file && link.trim() !== '') found.push(warning(['link'], 'video.two_sources'));
  const languages = captions.map(({ language }) => language);
  for (const [at, { language }] of captions.entries())
    if (languages.indexOf(language) < at) found.push(error(['captions', at], 'video.captions_twice'));
  return found;
}
