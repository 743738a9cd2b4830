import { linkModel } from '@takhti/content-types/files';
import { expect, test } from 'vitest';
import { formFindings, formOf, requestOf } from './files-form.ts';

const doc = { schema_version: 1, description: 'Read this.', link: 'https://example.org' } as const;
const stored = { title: 'The page', language: 'english', json_data: doc } as const;

test('what is edited is the document with the title and language of its container, and is saved apart', () => {
  const form = formOf(linkModel, stored);
  expect(form).toEqual({ ...doc, title: 'The page', language: 'english' });
  expect(form && requestOf(form)).toEqual({
    title: 'The page',
    language: 'english',
    json_data: JSON.stringify(doc),
  });
});

test('a document that cannot be read has no form', () => {
  expect(formOf(linkModel, { ...stored, json_data: { schema_version: 9 } })).toBeNull();
});

test('a title is asked for, and what the server would refuse is told', () => {
  const form = { ...doc, title: ' ', language: 'english' as const, link: 'javascript:alert(1)' };
  expect(formFindings(linkModel, form).map(({ message }) => message)).toEqual([
    'document.title_required',
    'link.link_protocol',
  ]);
});
