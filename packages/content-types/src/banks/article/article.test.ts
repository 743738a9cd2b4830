import { expect, test } from 'vitest';
import { videoOf } from '../../kit/index.ts';
import { articleModel, writtenFindings } from './index.ts';

const doc = {
  schema_version: 1,
  article_text: '<p>The well is deep.</p>',
  extra_data: { offline_link: '' },
} as const;
const facts = { total_questions: 1 };
const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message);

test('C-672 an article without a text can neither be saved nor submitted; a new one has none yet', () => {
  for (const article_text of ['', '<p></p>', '<p>&nbsp;</p>']) {
    const empty = { ...doc, article_text };
    expect(messages(writtenFindings(empty))).toEqual(['article.text_required']);
    expect(messages(articleModel.findings(empty, 'submit', facts))).toEqual(['article.text_required']);
    expect(articleModel.findings(empty, 'save', facts)).toEqual([]);
  }
  expect(writtenFindings(doc)).toEqual([]);
});

test('an article is submitted with questions only', () => {
  expect(messages(articleModel.findings(doc, 'submit', { total_questions: 0 }))).toEqual(['mcq.bank_empty']);
  expect(articleModel.findings(doc, 'submit', facts)).toEqual([]);
});

test('a text that is too long says by how much', () => {
  const article_text = `<p>${'a'.repeat(100_000)}</p>`;
  expect(writtenFindings({ ...doc, article_text })).toMatchObject([
    { path: ['article_text'], message: 'article.text_long', values: { count: 7 } },
  ]);
});

test('C-331 a video that cannot be shown is told at its field', () => {
  const extra_data = { offline_link: 'https://example.org/page' };
  const expected = [{ path: ['extra_data', 'offline_link'], message: 'article.video_unknown' }];
  expect(writtenFindings({ ...doc, extra_data })).toMatchObject(expected);
  expect(articleModel.findings({ ...doc, extra_data }, 'save', facts)).toMatchObject(expected);
});

test('its pictures are found in its text', () => {
  const upload = '/files/0199c6a0-0000-7000-8000-000000000001';
  const article_text = `<p>/files/in words <img src="${upload}?e=1&amp;s=x" alt="A well"></p>`;
  const seen: string[] = [];
  const mapped = articleModel.mapMedia({ ...doc, article_text }, (address) => {
    seen.push(address);
    return upload;
  });
  expect(seen).toEqual([`${upload}?e=1&amp;s=x`]);
  expect(mapped).toMatchObject({
    article_text: `<p>/files/in words <img src="${upload}" alt="A well"></p>`,
  });
});

test('a picture in the text wants words for those who cannot see it', () => {
  const article_text = '<p>A well <img src="/files/a" alt=" "></p>';
  const expected = [{ path: ['article_text'], severity: 'warning', message: 'question.picture_unnamed' }];
  expect(writtenFindings({ ...doc, article_text })).toEqual(expected);
  expect(articleModel.findings({ ...doc, article_text }, 'submit', facts)).toEqual(expected);
  const named = article_text.replace('alt=" "', 'alt="A well"');
  expect(writtenFindings({ ...doc, article_text: named })).toEqual([]);
});

const youtube = { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };
const vimeo = { kind: 'frame', src: 'https://player.vimeo.com/video/76979871' };

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=x', youtube],
  [' http://youtu.be/dQw4w9WgXcQ?t=1 ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2"></iframe>', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  [
    'http://192.168.1.5/videos/the%20well.mp4',
    { kind: 'file', src: 'http://192.168.1.5/videos/the%20well.mp4' },
  ],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong', null],
  ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtu.be.evil.example/dQw4w9WgXcQ', null],
  ['javascript:alert(1)//x.mp4', null],
  ['ftp://example.org/x.mp4', null],
  ['https://user@example.org/x.mp4', null],
  ['', null],
])('C-738 the video behind %s', (link, video) => {
  expect(videoOf(link)).toEqual(video);
});
