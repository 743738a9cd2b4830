import { decodeEntities } from './entities.ts';

/** How a page shows a video: another site's player in a frame, or the browser's own. */
export interface Video {
  readonly kind: 'frame' | 'file';
  readonly src: string;
}

const youtube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?=$|[?&#/])/i;
// A film that is not listed has a second part, without which its site shows nothing.
const vimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?=$|[?#/])(?:\/([\da-f]{6,40})(?=$|[?#/])|\?(?:[^#\s]*&)?h=([\da-f]{6,40})(?=$|[&#]))?/i;
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
  const [, ofVimeo, inPath, inQuery] = vimeo.exec(address) ?? [];
  if (ofVimeo !== undefined) {
    const unlisted = inPath ?? inQuery;
    const query = unlisted === undefined ? '' : `?h=${unlisted}`;
    return { kind: 'frame', src: `https://player.vimeo.com/video/${ofVimeo}${query}` };
  }
  return file.test(address) ? { kind: 'file', src: address } : null;
}

/** The page of a framed video on its own site, and its name. */
export function siteOfFrame(src: string): { readonly name: string; readonly href: string } {
  const { hostname, pathname, searchParams } = new URL(src);
  const id = pathname.split('/').at(-1) ?? '';
  if (hostname.endsWith('vimeo.com'))
    return { name: 'Vimeo', href: ['https://vimeo.com', id, searchParams.get('h') ?? []].flat().join('/') };
  return { name: 'YouTube', href: `https://www.youtube.com/watch?v=${id}` };
}

/** The address in a pasted text: a link, or the tag that a site gives to embed a video. */
export function videoAddress(pasted: string): string {
  const text = pasted.trim();
  const [, double, single] = embedTag.exec(text) ?? [];
  const src = double ?? single;
  return src === undefined ? text : decodeEntities(src).trim().replace(/^\/\//, 'https://');
}
