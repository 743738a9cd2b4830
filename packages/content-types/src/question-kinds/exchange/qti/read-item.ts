import { languages, languageRecords } from '@takhti/domain';
import { childOf, childrenOf, elementsIn, wordsIn, type XmlElement } from '../../../kit/xml/read-xml.ts';
import { blankMark } from '../../fib/marks.ts';
import type { Item } from '../item.ts';
import { titleOf } from '../moodle/name.ts';
import type { ImportNote } from '../found-item.ts';
import { toRichText } from './rich-text.ts';
import { withOlderNames } from './names.ts';

type Read = { readonly item: Item; readonly lost: readonly ImportNote[] } | { readonly fault: ImportNote };

const rightNames = /^(?:right|correct|true|yes)$/i;
const wrongNames = /^(?:wrong|incorrect|false|no)$/i;
const known = new Set(['choiceInteraction', 'textEntryInteraction', 'inlineChoiceInteraction']);

/** A question from an item of QTI of either version; `keywords` are what the manifest says of it. */
export function readItem(root: XmlElement, keywords: readonly string[]): Read {
  const item = withOlderNames(root);
  const body = childOf(item, 'itemBody');
  const asked = interactionsIn(body);
  const unknown = asked.find(({ name }) => !known.has(name));
  if (!body || asked.length === 0) return kindUnknown('text');
  if (unknown) return kindUnknown(unknown.name);
  const choices = asked.filter(({ name }) => name === 'choiceInteraction');
  if (choices.length > 0 && asked.length > 1) return { fault: { key: 'import.answers_twice' } };
  const [choice] = choices;
  return choice ? readChoice(item, body, choice, keywords) : readBlanks(item, body, asked, keywords);
}

function kindUnknown(name: string): Read {
  return { fault: { key: 'import.kind_unknown', values: { name } } };
}

function interactionsIn(element: XmlElement | undefined): XmlElement[] {
  return elementsIn(element).flatMap((child) =>
    child.name.endsWith('Interaction') ? [child] : interactionsIn(child),
  );
}

function readChoice(
  item: XmlElement,
  body: XmlElement,
  choice: XmlElement,
  keywords: readonly string[],
): Read {
  const declared = declarationOf(item, choice);
  const points = pointsOf(declared);
  const prompt = toRichText(childrenOf(choice, 'prompt').flatMap(({ children }) => children));
  const around = toRichText(body.children, (element) => (element === choice ? '' : null));
  const question = { html: `${around.html}${prompt.html}`, lost: [...around.lost, ...prompt.lost] };
  const options = childrenOf(choice, 'simpleChoice').map((option) => ({
    ...toRichText(option.children.filter((child) => typeof child === 'string' || !isFeedback(child))),
    isRight: isRight(points.get(option.attributes['identifier'] ?? '')),
  }));
  const takesSeveral = declared?.attributes['cardinality'] === 'multiple';
  const values = [...points.values()].filter((value) => value > 0);
  return {
    item: {
      ...commonOf(item, question.html, keywords),
      shape: 'choice',
      question: question.html,
      options: options.map(({ html, isRight: right }) => ({ html, isRight: right })),
      takesSeveral,
    },
    lost: [
      ...question.lost,
      ...options.flatMap(({ lost }) => lost),
      ...feedbackLost(item),
      ...(new Set(values).size > 1 ? [{ key: 'lost.points' } as const] : []),
    ],
  };
}

function readBlanks(
  item: XmlElement,
  body: XmlElement,
  asked: readonly XmlElement[],
  keywords: readonly string[],
): Read {
  const question = toRichText(body.children, (element) => {
    const at = asked.indexOf(element);
    return at < 0 ? null : blankMark(at + 1);
  });
  const read = asked.map((blank) => blankOf(blank, declarationOf(item, blank)));
  return {
    item: {
      ...commonOf(item, question.html, keywords),
      shape: 'blanks',
      question: question.html,
      blanks: read.map(({ answers }, at) => ({ number: at + 1, answers })),
      isStrict: read.every(({ isStrict }) => isStrict),
      unit: '',
    },
    lost: [...question.lost, ...read.flatMap(({ lost }) => lost), ...feedbackLost(item)],
  };
}

function blankOf(
  blank: XmlElement,
  declared: XmlElement | undefined,
): { readonly answers: string[]; readonly isStrict: boolean; readonly lost: readonly ImportNote[] } {
  const entries = childrenOf(childOf(declared, 'mapping'), 'mapEntry');
  const points = pointsOf(declared);
  const most = Math.max(0, ...points.values());
  const rights = [...points].filter(([, value]) => isRight(value) && value === most).map(([key]) => key);
  const partly = [...points].filter(([, value]) => value > 0 && value < most).map(([answer]) => answer);
  const isStrict =
    entries.length > 0 && entries.every(({ attributes }) => attributes['caseSensitive'] === 'true');
  const lost: ImportNote[] = partly.map((answer) => ({ key: 'lost.partly_right', values: { answer } }));
  if (blank.name !== 'inlineChoiceInteraction') return { answers: rights, isStrict, lost };
  const words = new Map(
    childrenOf(blank, 'inlineChoice').map((option) => [
      option.attributes['identifier'] ?? '',
      wordsIn(option).trim(),
    ]),
  );
  return {
    answers: rights.map((key) => words.get(key) ?? key),
    isStrict: false,
    lost: [...lost, { key: 'lost.blank_options' }],
  };
}

function declarationOf(item: XmlElement, asked: XmlElement): XmlElement | undefined {
  const wanted = asked.attributes['responseIdentifier'];
  return childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === wanted,
  );
}

/** The score of each answer; without scores the right answers count. */
function pointsOf(declared: XmlElement | undefined): Map<string, number> {
  const right = childrenOf(childOf(declared, 'correctResponse'), 'value').map((value) =>
    wordsIn(value).trim(),
  );
  const mapped = childrenOf(childOf(declared, 'mapping'), 'mapEntry').map(
    ({ attributes }) => [attributes['mapKey'] ?? '', Number(attributes['mappedValue'] ?? 0)] as const,
  );
  return new Map(mapped.length > 0 ? mapped : right.map((value) => [value, 1]));
}

function isRight(points: number | undefined): boolean {
  return (points ?? 0) > 0;
}

function commonOf(item: XmlElement, question: string, keywords: readonly string[]) {
  const tagged = keywords.some((tag) => tag.startsWith('language:'));
  const lang = (item.attributes['lang'] ?? '').toLowerCase();
  const language = languages.find(
    (each) =>
      lang !== '' && [languageRecords[each].tag.toLowerCase(), languageRecords[each].locale].includes(lang),
  );
  return {
    title: titleOf(item.attributes['title'] ?? '', question),
    feedback: feedbackOf(item, rightNames),
    incorrect_feedback: feedbackOf(item, wrongNames),
    tags: [...keywords, ...(tagged || language === undefined ? [] : [`language:${language}`])],
  };
}

function feedbackOf(item: XmlElement, names: RegExp): string {
  const modal = childrenOf(item, 'modalFeedback').find(({ attributes }) =>
    names.test(attributes['identifier'] ?? ''),
  );
  return toRichText((childOf(modal, 'contentBody') ?? modal)?.children ?? []).html;
}

function isFeedback(element: XmlElement): boolean {
  return element.name === 'feedbackInline' || element.name === 'feedbackBlock';
}

function feedbackLost(item: XmlElement): ImportNote[] {
  const modal = childrenOf(item, 'modalFeedback').map(({ attributes }) => attributes['identifier'] ?? '');
  const isOther = modal.some((name) => !rightNames.test(name) && !wrongNames.test(name));
  return isOther || hasFeedback(childOf(item, 'itemBody')) ? [{ key: 'lost.option_feedback' }] : [];
}

function hasFeedback(element: XmlElement | undefined): boolean {
  return elementsIn(element).some((child) => isFeedback(child) || hasFeedback(child));
}
