import { expect, test } from 'vitest';
import { fileOfPasted } from './pasted.ts';

test.each([
  ['cells of a spreadsheet', 'Question\tOption1\nWhat?\tA', 'csv'],
  ['cells whose first one begins with a line end', '\nQuestion\tOption1', 'csv'],
  ['a typed table', 'Question,Option1\nWhat?,A', 'csv'],
  ['a table as other countries type it', '"Question";"Option1"', 'csv'],
  ['a typed table under headings of another language', 'سوال;آپشن 1;آپشن 2;درست جواب\n1؟;a;b;A', 'csv'],
  ['a typed table without a heading', '1 + 1?,1,2,B\n1 + 2?,3,4,A', 'csv'],
  ['GIFT with commas', 'One, two, three, {=a ~b}\nFour, five, six, {=a ~b}', 'txt'],
  ['a quiz of Moodle', '  <?xml version="1.0"?><quiz/>', 'xml'],
  ['exported questions', '{"content_type":"mcq"}', 'json'],
  ['a list of exported questions', '[\n {"question":"a"}]', 'json'],
  ['GIFT', '::one:: What? {=a ~b}', 'txt'],
  ['GIFT without a question before its answers', '{=a ~b}', 'txt'],
  ['Aiken', 'What is it?\nA. this\nB. that\nANSWER: A', 'txt'],
  ['a question with a comma', 'Question one, is it hard?\nA. yes', 'txt'],
])('%s', async (_title, text, ending) => {
  const file = fileOfPasted(text);
  expect(file.name).toBe(`pasted.${ending}`);
  expect(await file.text()).toBe(text);
});
