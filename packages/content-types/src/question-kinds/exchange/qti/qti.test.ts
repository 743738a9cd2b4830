import { questionKindNames } from '@takhti/domain';
import { expect, test } from 'vitest';
import { readPackageFile, readXmlFile } from '../read-exchange.ts';
import { lossesOf, writeExchange, type ExchangeFile } from '../formats.ts';
import { docsIn, manyBlanks, sampleDocs, messagesIn } from '../testing/samples.ts';

const mcq = { kind: 'mcq', language: 'english' } as const;
const fib = { kind: 'fill_in_the_blank', language: 'english' } as const;

function mapOf(written: string | readonly ExchangeFile[]): Map<string, string | Uint8Array> {
  if (typeof written === 'string') throw new Error('a package was expected');
  return new Map(written.map((file) => [file.name, 'text' in file ? file.text : file.bytes]));
}

test.each(questionKindNames.flatMap((kind) => [[kind, 'qti21'] as const, [kind, 'qti30'] as const]))(
  '%s questions come back from a package of %s as they went',
  (kind, format) => {
    const defaults = { kind, language: 'english' } as const;
    const docs = sampleDocs[kind];
    expect(docsIn(readPackageFile(mapOf(writeExchange(format, docs)), defaults))).toEqual(docs);
    expect(lossesOf(format, docs)).toEqual([]);
  },
);

test.each(['qti21', 'qti30'] as const)('several blanks, formulas and marks come back from %s', (format) => {
  if (manyBlanks.content_type !== 'fill_in_the_blank') throw new Error('no sample');
  const maths = '<span data-type="inline-math" data-latex="a &lt; b"></span>';
  const question = `<ul><li>${maths} <u>x</u> <s>y</s></li></ul>${manyBlanks.question}`;
  const doc = { ...manyBlanks, question, json_data: { ...manyBlanks.json_data, unit: '' } };
  expect(docsIn(readPackageFile(mapOf(writeExchange(format, [doc])), fib))).toEqual([doc]);
  expect(lossesOf(format, [manyBlanks, doc]).map(({ question: at, key }) => `${at} ${key}`)).toEqual([
    '1 lost.unit',
    '2 lost.formula',
  ]);
});

test('right-to-left questions say so', () => {
  const urdu = sampleDocs.mcq.slice(2, 3);
  const item = mapOf(writeExchange('qti30', urdu)).get('items/question-00001.xml');
  expect(item).toContain('xml:lang="ur"');
  expect(item).toContain('<div dir="rtl">');
});

const item = (inside: string, more = ''): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">${more}<itemBody>${inside}</itemBody></assessmentItem>`;
const declared = (inside: string): string =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="string">${inside}</responseDeclaration>`;

test('items as other programs write them, one by itself', () => {
  const choice = item(
    '<p>Look: <img src="a.png" alt="a map"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt><simpleChoice identifier="A">One<feedbackInline outcomeIdentifier="F" identifier="A">no</feedbackInline></simpleChoice><simpleChoice identifier="B"><p>Two</p></simpleChoice></choiceInteraction>',
    declared('<correctResponse><value>B</value></correctResponse>'),
  );
  const file = readXmlFile(choice, mcq);
  expect(file.candidates[0]?.doc).toMatchObject({
    title: 'T',
    question: '<p>Look: [a map]</p><p>Which?</p>',
    option1: '<p>One</p>',
    option2: '<p>Two</p>',
    correct2: 'Y',
  });
  expect(messagesIn(file).filter((told) => !told.includes('feedback_missing'))).toEqual([
    '1 1 lost.picture',
    '1 1 lost.option_feedback',
  ]);
  const typed = item(
    '<p>2 + <math xmlns="http://www.w3.org/1998/Math/MathML"><mn>2</mn></math> = <textEntryInteraction responseIdentifier="R"/></p>',
    declared(
      '<correctResponse><value>4</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="4" mappedValue="1"/><mapEntry mapKey="four" mappedValue="0.5"/></mapping>',
    ),
  );
  const blanks = readXmlFile(typed, fib);
  expect(blanks.candidates[0]?.doc).toMatchObject({
    question: '<p>2 + 2 = <span class="FIB_____BLANK" data-blank="1"></span></p>',
    json_data: { blank_answers_json: [{ blankNo: 1, blanks: ['4'] }], is_strict: false },
  });
  expect(messagesIn(blanks).filter((told) => !told.includes('feedback_missing'))).toEqual([
    '1 1 lost.formula',
    '1 1 lost.partly_right',
  ]);
});

test.each([
  ['<p>Write.</p><extendedTextInteraction responseIdentifier="R"/>', '1 1 import.kind_unknown'],
  ['<p>Nothing to do.</p>', '1 1 import.kind_unknown'],
  ['<p><textEntryInteraction responseIdentifier="R"/></p>', '1 1 import.other_kind'],
])('an item with %s is not imported', (inside, told) => {
  expect(messagesIn(readXmlFile(item(inside), mcq))).toContain(told);
});

const manifest = (resources: string): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><organizations/>\n<resources>${resources}</resources></manifest>`;
const resource = (href: string): string =>
  `<resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`;

test.each([
  ['no manifest', { 'a.xml': '<a/>' }, ['import.package_no_manifest']],
  ['no question', { 'imsmanifest.xml': manifest('') }, ['import.no_questions']],
  ['a missing file', { 'imsmanifest.xml': manifest(resource('gone.xml')) }, ['1 2 import.package_missing']],
  [
    'a path outside',
    { 'imsmanifest.xml': manifest(resource('../../etc/passwd')) },
    ['import.package_outside'],
  ],
  [
    'a path encoded to lead outside',
    { 'imsmanifest.xml': manifest(resource('%2e%2e/a.xml')) },
    ['import.package_outside'],
  ],
  [
    'a file that lies outside',
    { 'imsmanifest.xml': manifest(''), '../a.xml': '' },
    ['import.package_outside'],
  ],
  [
    'an address in place of a file',
    { 'imsmanifest.xml': manifest(resource('file:///etc/passwd')) },
    ['import.package_outside'],
  ],
  ['a document type', { 'imsmanifest.xml': `<!DOCTYPE m>${manifest('')}` }, ['import.xml_doctype']],
  [
    'a question with entities',
    { 'imsmanifest.xml': manifest(resource('a.xml')), 'a.xml': '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' },
    ['1 1 import.xml_doctype'],
  ],
] as const)('a package with %s says so', (_what, files, told) => {
  expect(messagesIn(readPackageFile(new Map(Object.entries(files)), mcq))).toEqual(told);
});
