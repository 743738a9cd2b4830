import { expect, test } from 'vitest';
import { lossesOf, picturesFor, writeExchange } from './formats.ts';
import { withPictures, type Picture } from './pictures.ts';
import { readPackageFile, readXmlFile } from './read-exchange.ts';
import { sampleDocs } from './testing/samples.ts';

const defaults = { kind: 'mcq', language: 'english' } as const;
const address = '/files/01900000-0006-7000-8000-000000000001';
const img = `<img src="${address}" alt="a &quot;b&quot;" width="40">`;
const [sample] = sampleDocs.mcq;
if (sample?.content_type !== 'mcq') throw new Error('no sample');
const doc = { ...sample, question: `<p>What ${img} is</p>`, option2: `<p>${img}</p>` };
const picture: Picture = { name: 'a map.png', bytes: Uint8Array.from([137, 80, 78, 71, 0, 255]) };

test.each(['moodle', 'qti21', 'qti30'] as const)(
  'a picture goes along in %s and is found again',
  (format) => {
    expect(picturesFor(format, [doc])).toEqual([address]);
    expect(lossesOf(format, [doc])).toEqual([]);
    const written = writeExchange(format, [doc], new Map([[address, picture]]));
    const { candidates } =
      typeof written === 'string'
        ? readXmlFile(written, defaults)
        : readPackageFile(
            new Map(written.map((file) => [file.name, 'text' in file ? file.text : file.bytes])),
            defaults,
          );
    const [candidate] = candidates;
    if (!candidate?.doc || !candidate.pictures) throw new Error('nothing came back');
    expect(candidate.lost).toEqual([]);
    const shown: Uint8Array[] = [];
    const back = withPictures(candidate.doc.question, (src) => {
      shown.push(candidate.pictures?.get(src) ?? new Uint8Array());
      return address;
    });
    expect(back).toBe(doc.question);
    expect(shown).toEqual([picture.bytes]);
  },
);

test.each(['gift', 'aiken'] as const)('%s has no place for pictures, and says so', (format) => {
  expect(picturesFor(format, [doc])).toEqual([]);
  expect(lossesOf(format, [doc]).map(({ key }) => key)).toContain('lost.picture');
});

test('a missing picture is replaced by its description', () => {
  const written = writeExchange('moodle', [doc]);
  expect(written).toContain('<p>What [a &quot;b&quot;] is</p>');
});

test('takes neither of two different files of one name in a question', () => {
  const file = (content: string): string => `<file name="a.png" path="/" encoding="base64">${content}</file>`;
  const text = (name: string, content: string): string =>
    `<${name} format="html"><text><![CDATA[<p>x <img src="@@PLUGINFILE@@/a.png"></p>]]></text>${file(content)}</${name}>`;
  const quiz = (one: string, other: string) =>
    readXmlFile(
      `<quiz><question type="multichoice">${text('questiontext', one)}${text('correctfeedback', other)}</question></quiz>`,
      defaults,
    ).candidates[0];
  expect(quiz('AAEC', 'AAEC')?.lost).toEqual([]);
  expect(quiz('AAEC', 'AAED')?.lost.map(({ key }) => key)).toEqual(['lost.picture']);
  expect(quiz('not base64!', 'not base64!')?.lost.map(({ key }) => key)).toEqual(['lost.picture']);
});
