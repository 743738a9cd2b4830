import { directionOf, isLanguage, languageRecords, type Language } from '@takhti/domain';
import { isBlank } from '../../../kit/html.ts';
import { xmlText } from '../../../kit/xml/write-xml.ts';
import { withUnitBehind } from '../../fib/marks.ts';
import type { BlanksItem, ChoiceItem, Item, ItemOf, ItemShape } from '../item.ts';
import { nameOf } from '../moodle/name.ts';
import { shapeOf } from '../shapes.ts';
import { attributeName, elementName, type QtiVersion } from './names.ts';
import { toXhtml } from './xhtml.ts';

type Write = (name: string, attributes: Readonly<Record<string, string>>, inside?: string) => string;

const namespaces: Readonly<Record<QtiVersion, string>> = {
  '2.1': 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
};

/** How QTI writes items of a shape. */
interface QtiShape<Of extends Item> {
  declarations(item: Of, write: Write): string[];
  text(item: Of, write: Write): string;
  /** What comes below the text. */
  afterText(item: Of, write: Write): string;
  /** The condition of a right response. */
  isRight(item: Of, write: Write): string;
}

const shapes: { readonly [Shape in ItemShape]: QtiShape<ItemOf<Shape>> } = {
  choice: {
    declarations: (item, write) => [choiceDeclaration(item, write)],
    text: ({ question }) => toXhtml(question),
    afterText: choices,
    isRight: (_item, write) => isRightChoice(write),
  },
  blanks: {
    declarations: ({ blanks, isStrict }, write) =>
      blanks.map(({ answers }, at) => blankDeclaration(answers, at, isStrict, write)),
    text: blanksText,
    afterText: () => '',
    isRight: ({ blanks }, write) => areRightBlanks(blanks.length, write),
  },
};

/** A question as an item of QTI. */
export function writeItem(item: Item, identifier: string, version: QtiVersion): string {
  const write = writerFor(version);
  const language = languageOf(item);
  const own: QtiShape<Item> = shapes[item.shape];
  const dir: Readonly<Record<string, string>> = version === '3.0' ? { dir: directionOf(language) } : {};
  const inside = [
    ...own.declarations(item, write),
    write(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
      write('defaultValue', {}, write('value', {}, '0')),
    ),
    write('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }),
    write(
      'itemBody',
      {},
      `<div${attributesOf(dir, version)}>${own.text(item, write)}</div>${own.afterText(item, write)}`,
    ),
    processing(own.isRight(item, write), write),
    ...feedback('right', item.feedback, version, write),
    ...feedback('wrong', item.incorrect_feedback, version, write),
  ];
  const attributes = {
    identifier,
    title: nameOf({ title: item.title, question: shapeOf(item).question(item) }),
    adaptive: 'false',
    timeDependent: 'false',
    'xml:lang': languageRecords[language].tag,
  };
  const root = elementName('assessmentItem', version);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespaces[version]}"${attributesOf(attributes, version)}>`,
    ...inside,
    `</${root}>`,
    '',
  ].join('\n');
}

function languageOf({ tags }: Item): Language {
  const named = tags.find((tag) => tag.startsWith('language:'))?.slice('language:'.length);
  return isLanguage(named) ? named : 'english';
}

function writerFor(version: QtiVersion): Write {
  return (name, attributes, inside = '') => {
    const own = elementName(name, version);
    const open = `${own}${attributesOf(attributes, version)}`;
    return inside === '' ? `<${open}/>` : `<${open}>${inside}</${own}>`;
  };
}

function attributesOf(attributes: Readonly<Record<string, string>>, version: QtiVersion): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name, version)}="${xmlText(value)}"`)
    .join('');
}

const letter = (at: number): string => `option${at + 1}`;
const response = (at: number): string => `RESPONSE${at + 1}`;

function choiceDeclaration({ options, takesSeveral }: ChoiceItem, write: Write): string {
  const values = options.flatMap(({ isRight }, at) => (isRight ? [write('value', {}, letter(at))] : []));
  const cardinality = takesSeveral ? 'multiple' : 'single';
  return write(
    'responseDeclaration',
    { identifier: 'RESPONSE', cardinality, baseType: 'identifier' },
    write('correctResponse', {}, values.join('')),
  );
}

function choices({ options, takesSeveral }: ChoiceItem, write: Write): string {
  const maxChoices = takesSeveral ? '0' : '1';
  return write(
    'choiceInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices },
    options.map(({ html }, at) => write('simpleChoice', { identifier: letter(at) }, toXhtml(html))).join(''),
  );
}

function blankDeclaration(answers: readonly string[], at: number, isStrict: boolean, write: Write): string {
  const [first = ''] = answers;
  const entries = answers.map((mapKey) =>
    write('mapEntry', { mapKey, mappedValue: '1', caseSensitive: String(isStrict) }),
  );
  return write(
    'responseDeclaration',
    { identifier: response(at), cardinality: 'single', baseType: 'string' },
    write('correctResponse', {}, write('value', {}, xmlText(first))) +
      write('mapping', { defaultValue: '0' }, entries.join('')),
  );
}

function blanksText(item: BlanksItem, write: Write): string {
  const longest = item.blanks.map(({ answers }) => Math.max(1, ...answers.map((answer) => answer.length)));
  const places = new Map(item.blanks.map(({ number }, at) => [number, at]));
  // A sign that no text holds replaces each blank while the text around it becomes XHTML.
  const text = toXhtml(
    withUnitBehind(item.question, item.unit, (number) => `\uE010${places.get(number) ?? 0}\uE011`),
  );
  return text.replace(/\uE010(\d+)\uE011/g, (_whole, at: string) =>
    write('textEntryInteraction', {
      responseIdentifier: response(Number(at)),
      expectedLength: String(longest[Number(at)] ?? 1),
    }),
  );
}

function isRightChoice(write: Write): string {
  return write(
    'match',
    {},
    write('variable', { identifier: 'RESPONSE' }) + write('correct', { identifier: 'RESPONSE' }),
  );
}

function areRightBlanks(count: number, write: Write): string {
  const points = Array.from({ length: count }, (_blank, at) =>
    write('mapResponse', { identifier: response(at) }),
  );
  return write(
    'gte',
    {},
    write('sum', {}, points.join('')) + write('baseValue', { baseType: 'float' }, String(count)),
  );
}

function processing(isRight: string, write: Write): string {
  const set = (identifier: string, baseType: string, value: string): string =>
    write('setOutcomeValue', { identifier }, write('baseValue', { baseType }, value));
  const right = set('SCORE', 'float', '1') + set('FEEDBACK', 'identifier', 'right');
  const wrong = set('SCORE', 'float', '0') + set('FEEDBACK', 'identifier', 'wrong');
  return write(
    'responseProcessing',
    {},
    write(
      'responseCondition',
      {},
      write('responseIf', {}, isRight + right) + write('responseElse', {}, wrong),
    ),
  );
}

function feedback(identifier: string, html: string, version: QtiVersion, write: Write): string[] {
  if (isBlank(html)) return [];
  const text = toXhtml(html);
  const inside = version === '3.0' ? write('contentBody', {}, text) : text;
  return [write('modalFeedback', { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' }, inside)];
}
