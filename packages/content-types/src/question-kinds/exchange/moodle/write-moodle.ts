import { isBlank } from '../../../kit/html.ts';
import { xmlCdata, xmlText } from '../../../kit/xml/write-xml.ts';
import { withUnitBehind } from '../../fib/marks.ts';
import type { BlanksItem, ChoiceItem, Item } from '../item.ts';
import { lostInMoodle } from '../lost-in-moodle.ts';
import { toMoodleHtml } from '../moodle-html.ts';
import type { Told } from '../read-item.ts';
import { writeCloze } from './cloze.ts';
import { nameOf } from './name.ts';

/** What Moodle cannot keep of a question. */
export function moodleLosses(item: Item): Told[] {
  const lost = lostInMoodle(item);
  return item.shape === 'blanks' && item.unit !== '' ? [...lost, { key: 'lost.unit' }] : lost;
}

/** Questions as Moodle XML: those with blanks as cloze questions, which may have several. */
export function writeMoodle(items: readonly Item[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...items.map(questionOf), '</quiz>', ''].join(
    '\n',
  );
}

function questionOf(item: Item): string {
  const own = item.shape === 'choice' ? choiceLines(item) : [];
  return [
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

// As it is read again: with the unit in its text.
function shownOf(item: Item): Pick<Item, 'title' | 'question'> {
  const { title, question } = item;
  return { title, question: item.shape === 'blanks' ? withUnitBehind(item.question, item.unit) : question };
}

function choiceLines({ options, takesSeveral, feedback, incorrect_feedback }: ChoiceItem): string[] {
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
        `    <answer fraction="${share(isRight)}" format="html"><text>${xmlCdata(toMoodleHtml(html))}</text>${rich('feedback', '')}</answer>`,
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

function rich(name: string, html: string): string {
  return `<${name} format="html"><text>${xmlCdata(isBlank(html) ? '' : html)}</text></${name}>`;
}
