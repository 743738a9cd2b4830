import { isBlank, plainText } from '../../kit/html.ts';
import { xmlComment, xmlText } from '../../kit/xml/write-xml.ts';
import type { BlanksItem, ChoiceItem, Item, ItemOf, ItemShape } from '../../question-kinds/exchange/item.ts';
import { itemWithPictures } from '../../question-kinds/exchange/pictures.ts';
import { toXhtml } from '../../question-kinds/exchange/qti/xhtml.ts';
import { withUnitBehind } from '../../question-kinds/fib/marks.ts';

/** How a cartridge writes items of a shape. */
interface CartridgeShape<Of extends Item> {
  fits(item: Of): boolean;
  profile(item: Of): string;
  write(item: Of): string;
}

const shapes: { readonly [Shape in ItemShape]: CartridgeShape<ItemOf<Shape>> } = {
  choice: {
    fits: () => true,
    profile: ({ takesSeveral }) => (takesSeveral ? 'cc.multiple_response.v0p1' : 'cc.multiple_choice.v0p1'),
    write: choice,
  },
  // QTI 1.2 as Common Cartridge takes it knows one blank in a question.
  blanks: { fits: ({ blanks }) => blanks.length === 1, profile: () => 'cc.fib.v0p1', write: blank },
};

function inCartridge(item: Item): CartridgeShape<Item> {
  return shapes[item.shape];
}

/** Whether a question has a place in a cartridge. */
export function fitsCartridge(item: Item): boolean {
  return inCartridge(item).fits(item);
}

/**
 * Questions as a quiz of a Common Cartridge; of pictures their descriptions.
 * @param makers a line for each model that made some of it
 */
export function* cartridgeQuiz(
  id: string,
  title: string,
  shown: readonly Item[],
  makers: readonly string[] = [],
): Generator<string, void, void> {
  yield written(
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...makers.map(xmlComment),
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">',
    `<assessment ident="takhti-${id}" title="${xmlText(title)}">`,
    facts({ cc_profile: 'cc.exam.v0p1', qmd_assessmenttype: 'Examination' }),
    '<section ident="questions">',
  );
  for (const [at, item] of shown.entries())
    yield written(
      questionOf(
        itemWithPictures(item, () => null),
        at,
      ),
    );
  yield written('</section>', '</assessment>', '</questestinterop>');
}

function written(...all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

function questionOf(item: Item, at: number): string {
  const ident = `question-${at + 1}`;
  const title = xmlText(Array.from(plainText(item.question)).slice(0, 80).join(''));
  return [
    `<item ident="${ident}" title="${title}">`,
    `<itemmetadata>${facts({ cc_profile: inCartridge(item).profile(item) })}</itemmetadata>`,
    inCartridge(item).write(item),
    feedback('right', item.feedback),
    feedback('wrong', item.incorrect_feedback),
    '</item>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function choice(item: ChoiceItem): string {
  const labels = item.options.map(
    ({ html }, at) => `<response_label ident="${option(at)}">${material(toXhtml(html))}</response_label>`,
  );
  const rights = item.options.map(({ isRight }, at) => {
    const chosen = `<varequal respident="ANSWER">${option(at)}</varequal>`;
    return isRight ? chosen : item.takesSeveral ? `<not>${chosen}</not>` : '';
  });
  const isRight = item.takesSeveral ? `<and>${rights.join('')}</and>` : rights.join('');
  return (
    `<presentation>${material(toXhtml(item.question))}` +
    `<response_lid ident="ANSWER" rcardinality="${item.takesSeveral ? 'Multiple' : 'Single'}">` +
    `<render_choice>${labels.join('')}</render_choice></response_lid></presentation>\n` +
    processing(isRight, item)
  );
}

function blank(item: BlanksItem): string {
  const text = toXhtml(withUnitBehind(item.question, item.unit, () => '_____'));
  const isRight = (item.blanks[0]?.answers ?? []).map(
    (answer) =>
      `<varequal respident="ANSWER" case="${item.isStrict ? 'Yes' : 'No'}">${xmlText(answer)}</varequal>`,
  );
  return (
    `<presentation>${material(text)}<response_str ident="ANSWER"><render_fib prompt="Dashed"/></response_str></presentation>\n` +
    processing(isRight.join(''), item)
  );
}

function processing(isRight: string, item: Item): string {
  const shownFeedback = (ident: string, html: string): string =>
    isBlank(html) ? '' : `<displayfeedback feedbacktype="Response" linkrefid="${ident}"/>`;
  return (
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>' +
    `<respcondition continue="No"><conditionvar>${isRight}</conditionvar><setvar action="Set" varname="SCORE">100</setvar>${shownFeedback('right', item.feedback)}</respcondition>` +
    (isBlank(item.incorrect_feedback)
      ? ''
      : `<respcondition continue="No"><conditionvar><other/></conditionvar>${shownFeedback('wrong', item.incorrect_feedback)}</respcondition>`) +
    '</resprocessing>'
  );
}

function feedback(ident: string, html: string): string {
  if (isBlank(html)) return '';
  return `<itemfeedback ident="${ident}"><flow_mat>${material(toXhtml(html))}</flow_mat></itemfeedback>`;
}

// Markup is in it as text.
function material(xhtml: string): string {
  return `<material><mattext texttype="text/html">${xmlText(xhtml)}</mattext></material>`;
}

function option(at: number): string {
  return `option${at + 1}`;
}

function facts(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(
    ([label, entry]) =>
      `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
  );
  return `<qtimetadata>${lines.join('')}</qtimetadata>`;
}
