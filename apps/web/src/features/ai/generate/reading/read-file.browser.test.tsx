import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const file = (name: string, body: Uint8Array<ArrayBuffer> | string) => new File([body], name);

test('the paragraphs of a Word document are read, and nothing else that lies in it', async () => {
  const paragraphs = ['Water rises.', 'باران می‌بارد.']
    .map(
      (text) => `<w:p><w:r><w:t>${text.slice(0, 5)}</w:t></w:r><w:r><w:t>${text.slice(5)}</w:t></w:r></w:p>`,
    )
    .join('');
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  const body = zipSync({ 'word/document.xml': strToU8(xml), 'word/comments.xml': strToU8('<a>secret</a>') });
  expect(await readFile(file('Water.DOCX', body))).toEqual({
    text: 'Water rises.\nباران می‌بارد.',
    isCut: false,
  });
});
