import type { Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { siteOfFrame, videoOf } from '../../kit/video.ts';
import { isEmbedTag } from './source.ts';
import { videoModel, type VideoDoc } from './model.ts';

const path = '/files/0190a1b2-0000-7000-8000-000000000001';
const facts = { total_questions: 0 };
const doc = (given: Partial<VideoDoc> = {}): VideoDoc => ({
  schema_version: 1,
  description: '',
  video_path: [],
  video_name: '',
  link: '',
  poster: '',
  captions: [],
  ...given,
});
const captionsIn = (language: Language) => ({ path, name: 'a.vtt', bytes: 9, language });
const withFile = { video_path: [{ url: path, bytes: 9 }], video_name: 'a.mp4' };
const told = (given: Partial<VideoDoc>, stage: 'save' | 'submit' = 'submit') =>
  videoModel.check(doc(given), stage, facts).map(({ message }) => message);
const shown = (given: Partial<VideoDoc>) => videoModel.show(doc(given)).body;

describe('G-521 C-739 C-740 an embed tag', () => {
  test.each([
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "<IFRAME width=560 allowfullscreen\n src='//player.vimeo.com/video/123456789'> </IFRAME>",
    ' <iframe title="a > b" src="http://example.org/a"></iframe >\n',
  ])('%s is one', (tag) => {
    expect(isEmbedTag(tag)).toBe(true);
  });
  test.each([
    '<iframe></iframe>',
    '<iframe src="https://a.org/">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<iframe src="https://a.org/"></iframe><script>alert(1)</script>',
    '<iframe src="https://a.org/"></iframe><iframe src="https://b.org/"></iframe>',
    '<div><iframe src="https://a.org/"></iframe></div>',
    '<embed src="https://a.org/">',
    '<iframe src="https://a.org/">words</iframe>',
    'https://a.org/',
  ])('%s is none', (tag) => {
    expect(isEmbedTag(tag)).toBe(false);
  });
});

describe('the link of a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  ])('C-741 %s plays as YouTube embeds it', (link) => {
    expect(told({ link })).toEqual([]);
    expect(shown({ link })).toMatchObject({
      source: { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
    });
  });

  test.each([
    ['https://vimeo.com/123456789', ''],
    ['https://vimeo.com/123456789/0a1b2c3d4e', '?h=0a1b2c3d4e'],
    ['https://player.vimeo.com/video/123456789?app_id=1&h=0a1b2c3d4e', '?h=0a1b2c3d4e'],
    ['https://vimeo.com/123456789?share=copy', ''],
  ])('C-742 %s plays as Vimeo embeds it', (link, query) => {
    const source = { kind: 'frame', src: `https://player.vimeo.com/video/123456789${query}` };
    expect(shown({ link })).toMatchObject({ source });
  });

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'Vimeo', 'https://vimeo.com/123456789'],
    ['https://vimeo.com/123456789/0a1b2c3d4e', 'Vimeo', 'https://vimeo.com/123456789/0a1b2c3d4e'],
  ])('%s is watched on its site as well', (link, name, href) => {
    expect(siteOfFrame(videoOf(link)?.src ?? '')).toEqual({ name, href });
  });

  test('to a file plays as it is', () => {
    const link = 'https://school.example.org/a.mp4';
    expect(shown({ link })).toMatchObject({ source: { kind: 'file', src: link } });
  });

  test.each([
    ['ftp://example.org/a.mp4', 'video.link_protocol'],
    ['javascript:alert(1)', 'video.link_protocol'],
    ['https://example.org/page', 'video.link_unknown'],
    ['https://youtu.be/short', 'video.link_unknown'],
    ['<iframe src="https://example.org/a"></iframe>', 'video.link_unknown'],
    ['<iframe src="https://youtu.be/dQw4w9WgXcQ">', 'video.embed_invalid'],
  ])('C-738 C-743 %s is refused: %s', (link, message) => {
    expect(told({ link }, 'save')).toEqual([message]);
    expect(shown({ link })).toMatchObject({ source: null });
  });
});

describe('C-368 C-371 the file of a video', () => {
  test('is watched, with its poster and captions, where there is a link too', () => {
    const captions = [captionsIn('urdu')];
    const given = { ...withFile, link: 'https://youtu.be/dQw4w9WgXcQ', poster: path, captions };
    expect(told(given)).toEqual(['video.two_sources']);
    expect(shown(given)).toEqual({
      kind: 'video',
      source: { kind: 'file', src: path },
      poster: path,
      captions,
    });
  });

  test('or a link is asked for when it is submitted', () => {
    expect(told({}, 'save')).toEqual([]);
    expect(told({})).toEqual(['video.video_required']);
  });

  test('is a video of ours', () => {
    expect(told({ ...withFile, video_name: 'a.zip' }, 'save')).toEqual(['files.wrong_file']);
    expect(told({ ...withFile, video_path: [{ url: 'https://a.org/a.mp4', bytes: 1 }] }, 'save')).toEqual([
      'files.wrong_file',
    ]);
  });

  test('has captions once in each language', () => {
    const captions = [captionsIn('dari'), captionsIn('dari')];
    expect(told({ ...withFile, captions }, 'save')).toEqual(['video.captions_twice']);
  });

  test('goes with all that belongs to it when its addresses go', () => {
    const given = doc({ ...withFile, poster: path, captions: [captionsIn('dari')] });
    expect(videoModel.mapMedia(given, () => '')).toMatchObject({ video_path: [], poster: '', captions: [] });
  });
});
