import { expect, test } from 'vitest';
import { withWordLists } from './word-lists.ts';

const entry = (mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`;
const shape = (html: string): string => {
  const page = new DOMParser().parseFromString(withWordLists(html), 'text/html');
  return [...page.body.children]
    .map((each) =>
      each.localName === 'p'
        ? each.textContent.trim()
        : `${each.localName}: ${[...each.children].map((item) => item.textContent.trim()).join(', ')}`,
    )
    .join(' | ');
};

test('bullets and numbers of a word processor become lists, each where it stood', () => {
  const html = `<p>Before</p>${entry('·', 'Water')}${entry('·', 'Ice')}<p>Between</p>${entry('1.', 'First')}${entry('2.', 'Then')}`;
  expect(shape(html)).toBe('Before | ul: Water, Ice | Between | ol: First, Then');
});

test('an entry that lost its hidden mark loses the visible one, and keeps what is bold in it', () => {
  const html = '<p class="MsoListParagraph">·&nbsp;&nbsp; <b>Water</b> and ice</p>';
  expect(withWordLists(html)).toContain('<b>Water</b> and ice');
  expect(shape(html)).toBe('ul: Water and ice');
});

test('text that is no list is pasted unchanged', () => {
  const html = '<p>1. January</p><ul><li>a</li></ul>';
  expect(withWordLists(html)).toBe(html);
});
