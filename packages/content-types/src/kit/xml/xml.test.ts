import { expect, test } from 'vitest';
import { isXmlFault, readXml, wordsIn } from './read-xml.ts';
import { xmlCdata, xmlText } from './write-xml.ts';

test.each(['a < b & "c" > \u0001d', 'x ]]> y', '<p>سلام</p>'])('%j is written and read again', (text) => {
  for (const written of [xmlText(text), xmlCdata(text)]) {
    const read = readXml(`\uFEFF<?xml version="1.0"?>\n<a:b xmlns:a="urn:x">${written}</a:b>`);
    if (isXmlFault(read)) throw new Error(JSON.stringify(read));
    expect([read.name, wordsIn(read), read.line]).toEqual(['b', text.replace('\u0001', ''), 2]);
  }
});

test.each([
  ['<!DOCTYPE quiz>\n<quiz/>', 'doctype', 1],
  [
    '<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>\n<q>&a;</q>',
    'doctype',
    2,
  ],
  ['<q>\n&nbsp;</q>', 'broken', 2],
  ['<q>\n<a></q>', 'broken', 2],
  ['<q>', 'broken', 1],
  ['', 'broken', 1],
  [`<a>\n${'<a>'.repeat(100_000)}`, 'deep', 2],
])('%j is not read', (text, kind, line) => {
  expect(readXml(text)).toMatchObject({ kind, line });
});
