import { isBlank } from '../../../kit/html.ts';
import { xmlCdata, xmlComment, xmlText } from '../../../kit/xml/write-xml.ts';
import { withUnitBehind } from '../../fib/marks.ts';
import type { BlanksItem, ChoiceItem, Item, ItemOf, ItemShape } from '../item.ts';
import { toMoodleHtml } from '../moodle-html.ts';
import { itemWithPictures, type Pictures } from '../pictures.ts';
import type { ImportNote } from '../found-item.ts';
import { shapeOf } from '../shapes.ts';
import { writeCloze } from './cloze.ts';
import { nameOf } from './name.ts';
import { filesOf, pluginAddress } from './plugin-files.ts';

/** The notes about what Moodle cannot store of a question. */
export function moodleLosses(item: Item): ImportNote[] {
  return shapeOf(item).losses(item);
}

/** A rich text, and the files of its pictures. */
type Texts = (html: string) => string;

/** Questions as Moodle XML: those with blanks as cloze questions, which may have several. Pictures are in it as files. */
export function writeMoodle(items: readonly Item[], pictures: Pictures): string {
  const byAddress = new Map(Array.from(pictures.values(), (picture) => [pluginAddress(picture), picture]));
  const texts: Texts = (html) => {
    const shown = isBlank(html) ? '' : html;
    return `<text>${xmlCdata(shown)}</text>${filesOf(shown, byAddress)}`;
  };
  const addressOf = (src: string): string | null => {
    const picture = pictures.get(src);
    return picture ? pluginAddress(picture) : null;
  };
  const questions = items.map((item) => questionOf(itemWithPictures(item, addressOf), texts));
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions, '</quiz>', ''].join('\n');
}

/** How Moodle writes items of a shape. */
interface MoodleShape<Of extends Item> {
  readonly type: string;
  text(item: Of): string;
  /** Feedback for every answer. */
  generalFeedback(item: Of): string;
  lines(item: Of, texts: Texts): string[];
}

const shapes: { readonly [Shape in ItemShape]: MoodleShape<ItemOf<Shape>> } = {
  choice: {
    type: 'multichoice',
    text: ({ question }) => toMoodleHtml(question),
    generalFeedback: () => '',
    lines: choiceLines,
  },
  blanks: {
    type: 'cloze',
    text: clozeText,
    generalFeedback: ({ feedback }) => toMoodleHtml(feedback),
    lines: () => [],
  },
};

function questionOf(item: Item, texts: Texts): string {
  const own: MoodleShape<Item> = shapes[item.shape];
  const { title } = item;
  const rich = richBy(texts);
  return [
    ...madeLines(item),
    `  <question type="${own.type}">`,
    `    <name><text>${xmlText(nameOf({ title, question: shapeOf(item).question(item) }))}</text></name>`,
    `    ${rich('questiontext', own.text(item))}`,
    `    ${rich('generalfeedback', own.generalFeedback(item))}`,
    '    <penalty>0.3333333</penalty>',
    '    <hidden>0</hidden>',
    ...own.lines(item, texts),
    ...(item.tags.length === 0
      ? []
      : [`    <tags>${item.tags.map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`).join('')}</tags>`]),
    '  </question>',
  ].join('\n');
}

// Tags are as long as Moodle's own may be; what was asked is longer.
function madeLines({ madeBy }: Item): string[] {
  if (!madeBy) return [];
  const { prompt, source } = madeBy;
  return [`  ${xmlComment(`AI prompt: ${prompt}\nAI source: ${source}`)}`];
}

function choiceLines(
  { options, takesSeveral, feedback, incorrect_feedback }: ChoiceItem,
  texts: Texts,
): string[] {
  const rich = richBy(texts);
  const rights = options.filter(({ isRight }) => isRight).length;
  const share = (isRight: boolean): string => {
    if (!takesSeveral) return isRight ? '100' : '0';
    return isRight ? (100 / rights).toFixed(5) : (-100 / (options.length - rights)).toFixed(5);
  };
  return [
    '    <defaultgrade>1.0000000</defaultgrade>',
    `    <single>${takesSeveral ? 'false' : 'true'}</single>`,
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>abc</answernumbering>',
    `    ${rich('correctfeedback', toMoodleHtml(feedback))}`,
    `    ${rich('incorrectfeedback', toMoodleHtml(incorrect_feedback))}`,
    ...options.map(
      ({ html, isRight }) =>
        `    <answer fraction="${share(isRight)}" format="html">${texts(toMoodleHtml(html))}${rich('feedback', '')}</answer>`,
    ),
  ];
}

function clozeText(item: BlanksItem): string {
  const answers = new Map(item.blanks.map((blank) => [blank.number, blank.answers]));
  const wrong = isBlank(item.incorrect_feedback) ? '' : toMoodleHtml(item.incorrect_feedback);
  return toMoodleHtml(
    withUnitBehind(item.question, item.unit, (number) =>
      writeCloze(answers.get(number) ?? [], wrong, item.isStrict),
    ),
  );
}

function richBy(texts: Texts): (name: string, html: string) => string {
  return (name, html) => `<${name} format="html">${texts(html)}</${name}>`;
}
