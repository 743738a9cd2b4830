import { decodeEntities } from './entities.ts';

/** How a page shows a video: another site's player in a frame, or the browser's own. */
export interface Video {
  readonly kind: 'frame' | 'file';
  readonly src: string;
}

const youtube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?=$|[?&#/])/i;
const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?=$|[?#/])/i;
const file = /^https?:\/\/[^\s\\/?#@]+\/[^\s\\?#]*\.(?:mp4|m4v|webm|ogv)(?:[?#][^\s\\]*)?$/i;
const embedTag = /^<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * How the video behind a link is shown, or null where it leads to none that we can show: videos of YouTube and Vimeo (C-738), whose
 * tag to embed them does as well, and files of video.
 */
export function videoOf(link: string): Video | null {
  const address = videoAddress(link);
  const [, ofYoutube] = youtube.exec(address) ?? [];
  if (ofYoutube !== undefined)
    return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${ofYoutube}` };
  const [, ofVimeo] = vimeo.exec(address) ?? [];
  if (ofVimeo !== undefined) return { kind: 'frame', src: `https://player.vimeo.com/video/${ofVimeo}` };
  return file.test(address) ? { kind: 'file', src: address } : null;
}

/** The address in what somebody pasted: a link, or the tag that a site gives to embed a video. */
export function videoAddress(pasted: string): string {
  const text = pasted.trim();
  const [, double, single] = embedTag.exec(text) ?? [];
  const src = double ?? single;
  return src === undefined ? text : decodeEntities(src).trim().replace(/^\/\//, 'https://');
}
