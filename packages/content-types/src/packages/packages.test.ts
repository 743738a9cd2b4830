import { describe, expect, test } from 'vitest';
import {
  childOf,
  childrenOf,
  elementsIn,
  isXmlFault,
  readXml,
  wordsIn,
  type XmlElement,
} from '../kit/xml/read-xml.ts';
import { manyBlanks, sampleDocs } from '../question-kinds/exchange/testing/samples.ts';
import { itemOf } from '../question-kinds/exchange/registry.ts';
import { cartridgeQuiz, fitsCartridge } from './cartridge/quiz.ts';
import { h5pPackage } from './h5p/h5p-package.ts';
import { fitsH5p } from './h5p/h5p-question.ts';
import { itemOfRound } from './items/from-round.ts';
import { cmi5Course } from './manifests/cmi5.ts';
import { cartridgeManifest } from './manifests/common-cartridge.ts';
import { scorm12Manifest } from './manifests/scorm12.ts';
import { scorm2004Manifest } from './manifests/scorm2004.ts';

const described = {
  id: '0197c2f0-0000-7000-8000-000000000001',
  title: 'آج "موسم" <کیسا> & ہے؟',
  language: 'urdu',
  units: [
    {
      id: '0197c2f0-0000-7000-8000-000000000002',
      title: 'آج "موسم" <کیسا> & ہے؟',
      language: 'urdu',
      start: 'index.html',
      files: ['index.html', 'media/a.webp'],
      holds: 'page',
    },
  ],
} as const;
const [unit] = described.units;
const two = {
  ...described,
  units: [unit, { ...unit, id: 'b', title: 'B', start: '2/index.html', files: ['2/index.html'] }],
};

function parsed(text: string): XmlElement {
  const read = readXml(text);
  if (isXmlFault(read)) throw new Error(`no well-formed XML: ${JSON.stringify(read)}`);
  return read;
}

function allIn(element: XmlElement): XmlElement[] {
  return [element, ...elementsIn(element).flatMap(allIn)];
}

const named = (element: XmlElement, name: string): XmlElement[] =>
  allIn(element).filter((each) => each.name === name || each.name.endsWith(`:${name}`));

describe('a manifest', () => {
  test.each([
    ['SCORM 1.2', scorm12Manifest(described)],
    ['SCORM 2004', scorm2004Manifest(described)],
    ['Common Cartridge', cartridgeManifest(described)],
  ])('of %s is well-formed, names every file, and leads to the page', (_what, text) => {
    const manifest = parsed(text);
    expect(named(manifest, 'file').map(({ attributes }) => attributes['href'])).toEqual(unit.files);
    const [resource] = named(manifest, 'resource');
    expect(resource?.attributes['href']).toBe('index.html');
    const items = named(manifest, 'item').flatMap(({ attributes }) => attributes['identifierref'] ?? []);
    expect(items).toEqual([resource?.attributes['identifier']]);
    expect(named(manifest, 'title').map(wordsIn).at(-1)).toBe(described.title);
  });

  test.each([
    ['SCORM 1.2', scorm12Manifest(two)],
    ['SCORM 2004', scorm2004Manifest(two)],
    ['Common Cartridge', cartridgeManifest(two)],
  ])('of %s leads to each of several parts', (_what, text) => {
    const manifest = parsed(text);
    const resources = named(manifest, 'resource').map(({ attributes }) => attributes);
    expect(resources.map(({ href }) => href)).toEqual(['index.html', '2/index.html']);
    const items = named(manifest, 'item').flatMap(({ attributes }) => attributes['identifierref'] ?? []);
    expect(items).toEqual(resources.map(({ identifier }) => identifier));
  });

  test('of SCORM 2004 lets the lesson say itself that it was completed', () => {
    const [controls] = named(parsed(scorm2004Manifest(described)), 'deliveryControls');
    expect(controls?.attributes['completionSetByContent']).toBe('true');
  });

  test('of cmi5 holds one unit with what the standard wants of it, in its order', () => {
    const course = parsed(cmi5Course(described));
    expect(elementsIn(course).map(({ name }) => name)).toEqual(['course', 'au']);
    const au = childOf(course, 'au')!;
    expect(elementsIn(au).map(({ name }) => name)).toEqual(['title', 'description', 'url']);
    expect(au.attributes).toMatchObject({ moveOn: 'Completed', launchMethod: 'AnyWindow' });
    expect(au.attributes['id']).toMatch(/^urn:/);
    expect(au.attributes['id']).not.toBe(childOf(course, 'course')?.attributes['id']);
    expect(named(au, 'langstring').map(({ attributes }) => attributes['lang'])).toEqual(['ur', 'ur']);
  });
});

const choices = sampleDocs.mcq.map((doc) => itemOf(doc));
const blanks = sampleDocs.fill_in_the_blank.map((doc) => itemOf(doc));

describe('a quiz of a Common Cartridge', () => {
  const quiz = parsed(
    [...cartridgeQuiz('a', 'Quiz', [...choices, ...blanks].filter(fitsCartridge))].join(''),
  );

  test('has an answer to choose or a field for each question, and knows what is right', () => {
    const items = named(quiz, 'item');
    expect(items).toHaveLength([...choices, ...blanks].filter(fitsCartridge).length);
    for (const item of items) {
      const idents = new Set(named(item, 'response_label').map(({ attributes }) => attributes['ident']));
      const rights = named(item, 'varequal');
      expect(rights.length).toBeGreaterThan(0);
      const unknown = rights.map((right) => wordsIn(right).trim()).filter((ident) => !idents.has(ident));
      expect(idents.size === 0 ? [] : unknown).toEqual([]);
      const feedback = new Set(named(item, 'itemfeedback').map(({ attributes }) => attributes['ident']));
      for (const { attributes } of named(item, 'displayfeedback'))
        expect(feedback).toContain(attributes['linkrefid']);
    }
  });

  test('holds the words of a question with their marks', () => {
    const [first] = named(quiz, 'mattext');
    expect(wordsIn(first)).toContain('<strong>x</strong>');
  });

  test('takes one blank in a question and not more', () => {
    expect(fitsCartridge(itemOf(manyBlanks))).toBe(false);
    expect(childrenOf(quiz, 'assessment')).toHaveLength(1);
  });
});

describe('a question set of H5P', () => {
  const files = new Map(
    h5pPackage(described, [...choices, ...blanks, itemOf(manyBlanks)], () => 'an-id').map(
      ({ name, pieces }) => [name, JSON.parse([...pieces].join('')) as Record<string, unknown>],
    ),
  );

  test('names the libraries that it is written for', () => {
    expect(files.get('h5p.json')).toMatchObject({
      mainLibrary: 'H5P.QuestionSet',
      language: 'ur',
      embedTypes: ['iframe'],
      preloadedDependencies: [
        { machineName: 'H5P.QuestionSet' },
        { machineName: 'H5P.MultiChoice' },
        { machineName: 'H5P.Blanks' },
      ],
    });
  });

  test('holds options with what is right, and blanks between stars', () => {
    const { questions } = files.get('content/content.json') as {
      questions: { library: string; params: { answers?: { correct: boolean }[]; questions?: string[] } }[];
    };
    const choice = questions.find(({ library }) => library === 'H5P.MultiChoice 1.16');
    expect(choice?.params.answers?.some(({ correct }) => correct)).toBe(true);
    const many = questions.at(-1)?.params.questions?.[0] ?? '';
    const count = manyBlanks.json_data.blank_answers_json.length;
    expect(many.match(/\*[^*]+\*/g)).toHaveLength(count);
  });

  test('has no room for an answer with a star in it', () => {
    const [first] = blanks;
    if (first?.shape !== 'blanks') throw new Error('no sample');
    expect(fitsH5p({ ...first, blanks: [{ number: 1, answers: ['2 * 3'] }] })).toBe(false);
  });
});

test('a round is a question where its cards have words', () => {
  const round = {
    question: '2 < 3?',
    instruction: '',
    board: {
      kind: 'choice',
      is_multiple: false,
      cards: [
        { id: 1, type: 'text', text: 'yes', image: '', alt: '', audio: '' },
        { id: 2, type: 'image', text: '', image: 'a', alt: 'a cat', audio: '' },
      ],
      right: [1],
      correct_feedback: 'Well!',
      incorrect_feedback: '',
    },
  } as unknown as Parameters<typeof itemOfRound>[0];
  expect(itemOfRound(round, 'english')).toMatchObject({
    question: '<p>2 &lt; 3?</p>',
    options: [
      { html: '<p>yes</p>', isRight: true },
      { html: '<p>a cat</p>', isRight: false },
    ],
  });
  const silent = { ...round, question: '' };
  expect(itemOfRound(silent, 'english')).toBeNull();
});
