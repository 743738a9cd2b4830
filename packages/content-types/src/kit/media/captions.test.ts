import { expect, test } from 'vitest';
import { captionWords } from './captions.ts';

const vtt = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:03.000 align:start
<v Teacher>Water <i>rises</i>.

2
00:00:03.000 --> 00:00:05.000
Water rises.
Clouds &amp; fog&nbsp;&lt;form&gt;&rlm;, &#39;mist&#39; &amp;lt;.
`;

test('captions are what is said in them, each line once', () => {
  expect(captionWords(vtt)).toBe("Water rises.\nClouds & fog <form>, 'mist' &lt;.");
  expect(captionWords('1\r\n00:00:01,000 --> 00:00:02,000\r\nپانی\r\n\r\n')).toBe('پانی');
});
