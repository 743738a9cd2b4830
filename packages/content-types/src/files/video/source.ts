import type { Finding } from '@takhti/domain';
import { readAttribute, readTag } from '../../kit/html-tag.ts';
import { videoOf, type Video } from '../../kit/video.ts';
import { error } from '../../messages.ts';

/** Whether what was pasted is one iframe with an address of the web, and nothing beside it (C-739, C-740). */
export function isEmbedTag(pasted: string): boolean {
  const text = pasted.trim();
  const tag = readTag(text, 0);
  if (tag === null || tag.name !== 'iframe' || tag.isClosing) return false;
  const src = readAttribute(tag, 'src')?.trim() ?? '';
  return /^(?:https?:)?\/\/[^\s/]+/i.test(src) && /^\s*<\/iframe\s*>$/i.test(text.slice(tag.end));
}

/** The findings of the link to a video, or of a tag that embeds one; none if empty. */
export function linkFindings(link: string): Finding[] {
  const text = link.trim();
  if (text === '') return [];
  if (text.startsWith('<')) {
    if (!isEmbedTag(text)) return [error(['link'], 'video.embed_invalid')];
  } else if (!/^https?:\/\//i.test(text)) return [error(['link'], 'video.link_protocol')];
  return videoOf(text) === null ? [error(['link'], 'video.link_unknown')] : [];
}

/** The video that learners watch: the file, if there is one. */
export function sourceOf({ path, link }: { readonly path: string; readonly link: string }): Video | null {
  if (path !== '') return { kind: 'file', src: path };
  return linkFindings(link).length === 0 ? videoOf(link) : null;
}
