import { describe, expect, test } from 'vitest';
import { fileKindOf, fileKinds, type FileKind } from './file-kinds.ts';

const MB = 1024 * 1024;

describe('the files of a document', () => {
  test.each(['a.xls', 'a.XLSX', 'a.ppt', 'a.pptx', 'a.doc', 'a.docx', 'نقشہ.pdf'])('%s is one', (name) => {
    expect(fileKindOf(name, ['document', 'image'])).toBe('document');
  });
  test.each(['a.jpg', 'a.jpeg', 'a.PNG'])('%s is a picture', (name) => {
    expect(fileKindOf(name, ['document', 'image'])).toBe('image');
  });
  test.each(['a.exe', 'a', 'pdf', 'a.pdf.html', 'a.zip', 'x.pdf/a', ''])('%s is not taken', (name) => {
    expect(fileKindOf(name, ['document', 'image'])).toBeNull();
  });
});

test('C-021 a zip is what its content type takes it for', () => {
  expect(fileKindOf('a.zip', ['zip'])).toBe('zip');
  expect(fileKindOf('a.zip', ['html_zip'])).toBe('html_zip');
});

test('C-1085 C-1086 every kind has its cap', () => {
  const caps: Record<FileKind, number> = {
    image: 2 * MB - 1,
    audio: 5 * MB - 1,
    document: 25 * MB,
    video: 60 * MB,
    captions: MB,
    zip: 50 * MB,
    html_zip: 50 * MB,
    e_book: 50 * MB,
  };
  for (const [kind, cap] of Object.entries(caps)) expect(fileKinds[kind as FileKind].most_bytes).toBe(cap);
});
