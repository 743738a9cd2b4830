import { isBlank } from '../../../kit/html.ts';
import { xmlCdata, xmlComment, xmlText } from '../../../kit/xml/write-xml.ts';
import { withUnitBehind } from '../../fib/marks.ts';
import type { BlanksItem, ChoiceItem, Item } from '../item.ts';
import { toMoodleHtml } from '../moodle-html.ts';
import { itemWithPictures, type Pictures } from '../pictures.ts';
import type { ImportNote } from '../read-item.ts';
import { writeCloze } from './cloze.ts';
import { nameOf } from './name.ts';
import { filesOf, pluginAddress } from './plugin-files.ts';

/** The notes about what Moodle cannot store of a question. */
export function moodleLosses(item: Item): ImportNote[] {
  return item.shape === 'blanks' && item.unit !== '' ? [{ key: 'lost.unit' }] : [];
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

function questionOf(item: Item, texts: Texts): string {
  const own = item.shape === 'choice' ? choiceLines(item, texts) : [];
  const rich = richBy(texts);
  return [
    ...madeLines(item),
    `  <question type="${item.shape === 'choice' ? 'multichoice' : 'cloze'}">`,
    `    <name><text>${xmlText(nameOf(shownOf(item)))}</text></name>`,
    `    ${rich('questiontext', item.shape === 'choice' ? toMoodleHtml(item.question) : clozeText(item))}`,
    `    ${rich('generalfeedback', item.shape === 'choice' ? '' : toMoodleHtml(item.feedback))}`,
    '    <penalty>0.3333333</penalty>',
    '    <hidden>0</hidden>',
    ...own,
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

// As it is read again: with the unit in its text.
function shownOf(item: Item): Pick<Item, 'title' | 'question'> {
  const { title, question } = item;
  return { title, question: item.shape === 'blanks' ? withUnitBehind(item.question, item.unit) : question };
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
