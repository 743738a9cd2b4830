import { describe, expect, test } from 'vitest';
import { longestDescription } from '../define-files-type.ts';
import { longestLink } from './address.ts';
import { linkModel } from './model.ts';

const facts = { total_questions: 0 };
const doc = (link: string, description = ''): object => ({ schema_version: 1, description, link });
const messages = (link: string, stage: 'save' | 'submit' = 'save'): string[] =>
  linkModel.check(doc(link), stage, facts).map(({ message }) => message);

describe('C-738 the address of a link', () => {
  test.each([
    'https://example.org',
    'HTTP://EXAMPLE.ORG/',
    '  https://example.org/a b'.replace(' b', ''),
    'https://ur.wikipedia.org/wiki/پانی',
    'https://تعليم.شبكة/درس?صنف=۵',
    'https://xn--mgbai9azgqp6j.xn--p1ai/a',
    'https://example.org:8443/a?b=c@d#e',
    'https://example.org?next=https://example.com',
  ])('%s can be submitted', (link) => {
    expect(messages(link, 'submit')).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', 'link.link_protocol'],
    ['java\nscript:alert(1)', 'link.link_protocol'],
    ['data:text/html,<p>', 'link.link_protocol'],
    ['ftp://example.org', 'link.link_protocol'],
    ['file:///etc/passwd', 'link.link_protocol'],
    ['//example.org', 'link.link_protocol'],
    ['example.org', 'link.link_protocol'],
    ['https://me:secret@example.org/', 'link.link_credentials'],
    ['https://example.org@example.com', 'link.link_credentials'],
    ['https:example.org', 'link.link_invalid'],
    ['https:///example.org', 'link.link_invalid'],
    ['https://', 'link.link_invalid'],
    ['https://localhost/a', 'link.link_invalid'],
    ['https://school', 'link.link_invalid'],
    ['https://192.168.1.5/a', 'link.link_invalid'],
    ['https://0x7f.1/', 'link.link_invalid'],
    ['https://[::1]/', 'link.link_invalid'],
    ['https://example.org:99999/', 'link.link_invalid'],
    ['https://-a.org', 'link.link_invalid'],
    ['https://a..org', 'link.link_invalid'],
    ['https://ex%61mple.org', 'link.link_invalid'],
    ['https://example.org\\@example.com', 'link.link_invalid'],
    ['https://example.org/a b', 'link.link_invalid'],
    ['https://exam\tple.org', 'link.link_invalid'],
    [`https://example.org/${'a'.repeat(longestLink)}`, 'link.link_long'],
  ])('%s is not even kept', (link, message) => {
    expect(messages(link)).toEqual([message]);
    expect(messages(link, 'submit')).toEqual([message]);
  });

  test('is asked for when the link is submitted, not before', () => {
    expect(messages(' ')).toEqual([]);
    expect(messages(' ', 'submit')).toEqual(['link.link_required']);
  });
});

test('a description has its length', () => {
  const max = longestDescription;
  const found = (count: number) => linkModel.check(doc('', 'a'.repeat(count)), 'save', facts);
  expect(found(max)).toEqual([]);
  expect(found(max + 1)).toMatchObject([{ path: ['description'], values: { max, count: max + 1 } }]);
});

test('C-367 C-369 learners get the description, and the address without the spaces around it', () => {
  expect(linkModel.show(doc(' https://example.org ', 'Read this.'))).toEqual({
    description: 'Read this.',
    body: { kind: 'link', link: 'https://example.org' },
  });
});

test('the address and the description are changes of their own', () => {
  const held = (link: string, description: string) => ({ title: 'A', json_data: doc(link, description) });
  const changed = linkModel.changes(held('https://a.org', 'One'), held('https://b.org', 'Two'));
  expect(changed.map(({ field }) => field).toSorted()).toEqual(['json_data.description', 'json_data.link']);
});
