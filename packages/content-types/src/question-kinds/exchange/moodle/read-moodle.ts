import type { Language } from '@takhti/domain';
import { isBlank, plainText } from '../../../kit/html.ts';
import { childOf, childrenOf, wordsIn, type XmlElement } from '../../../kit/xml/read-xml.ts';
import { blankMark } from '../../fib/marks.ts';
import type { Item } from '../item.ts';
import { withBlankIn } from '../with-mark.ts';
import { fromMoodleHtml } from '../moodle-html.ts';
import { fromPlainWords } from '../plain.ts';
import type { FoundItem, ImportNote } from '../found-item.ts';
import { beginningOfLong } from '../too-long.ts';
import { trueFalseWords } from '../true-false.ts';
import { readCloze } from './cloze.ts';
import { titleOf } from './name.ts';
import { pluginPictures } from './plugin-files.ts';

type Read = { readonly item: Item; readonly lost: readonly ImportNote[] } | { readonly fault: ImportNote };
type Common = Pick<Item, 'title' | 'tags'> & { readonly text: string; readonly general: string };

/** The questions of a Moodle quiz. */
export function readMoodle(quiz: XmlElement, language: Language): FoundItem[] {
  let category: string | null = null;
  const found: FoundItem[] = [];
  for (const question of childrenOf(quiz, 'question')) {
    const type = question.attributes['type'] ?? '';
    if (type === 'category') {
      category = wordsIn(childOf(childOf(question, 'category'), 'text')).trim();
      continue;
    }
    const place = { line: question.line };
    const read = readQuestion(question, type, language);
    const lost: ImportNote[] =
      category === null ? [] : [{ key: 'lost.category', values: { name: category } }];
    category = null;
    found.push(
      'fault' in read
        ? { place, item: null, faults: [read.fault], lost }
        : {
            place,
            item: read.item,
            faults: [],
            lost: [...lost, ...read.lost, ...othersLost(question)],
            pictures: pluginPictures(question),
          },
    );
  }
  return found;
}

function readQuestion(question: XmlElement, type: string, language: Language): Read {
  const text = richIn(childOf(question, 'questiontext'));
  const common: Common = {
    title: titleOf(wordsIn(childOf(childOf(question, 'name'), 'text')), text),
    tags: childrenOf(childOf(question, 'tags'), 'tag').map((tag) => wordsIn(childOf(tag, 'text')).trim()),
    text,
    general: richIn(childOf(question, 'generalfeedback')),
  };
  switch (type) {
    case 'multichoice':
      return choice(question, common, (answer) => richIn(answer));
    case 'truefalse':
      return choice(question, common, (answer) => {
        const [yes, no] = trueFalseWords[language];
        return `<p>${wordsIn(childOf(answer, 'text')).trim() === 'true' ? yes : no}</p>`;
      });
    case 'shortanswer':
    case 'numerical':
      return typed(question, common, type === 'numerical');
    case 'cloze':
      return cloze(common);
    default:
      return { fault: { key: 'import.kind_unknown', values: { name: type } } };
  }
}

interface Answer {
  readonly element: XmlElement;
  readonly fraction: number;
  readonly feedback: string;
}

function answersOf(question: XmlElement): Answer[] {
  return childrenOf(question, 'answer').map((element) => ({
    element,
    fraction: Number(element.attributes['fraction'] ?? 0),
    feedback: richIn(childOf(element, 'feedback')),
  }));
}

function choice(question: XmlElement, common: Common, htmlOf: (answer: XmlElement) => string): Read {
  const answers = answersOf(question);
  const isSingle = wordsIn(childOf(question, 'single')).trim() !== 'false';
  const isRight = ({ fraction }: Answer): boolean => (isSingle ? fraction >= 99.9 : fraction > 0);
  const rights = answers.filter(isRight);
  const wrongs = answers.filter((answer) => !isRight(answer));
  const isUneven = isSingle
    ? wrongs.some(({ fraction }) => fraction !== 0)
    : rights.some(({ fraction }) => Math.abs(fraction - (rights[0]?.fraction ?? 0)) > 0.01);
  const given = feedbackOf(common.general, [
    [richIn(childOf(question, 'correctfeedback')), ...rights.map(({ feedback }) => feedback)],
    [richIn(childOf(question, 'incorrectfeedback')), ...wrongs.map(({ feedback }) => feedback)],
  ]);
  return {
    item: {
      shape: 'choice',
      title: common.title,
      tags: common.tags,
      question: common.text,
      options: answers.map((answer) => ({ html: htmlOf(answer.element), isRight: isRight(answer) })),
      takesSeveral: !isSingle,
      ...given.texts,
    },
    lost: [...given.lost, ...(isUneven ? [{ key: 'lost.points' } as const] : [])],
  };
}

function typed(question: XmlElement, common: Common, isNumber: boolean): Read {
  const answers = answersOf(question);
  const rights = answers.filter(({ fraction }) => fraction >= 99.9);
  const tolerances = rights.map(({ element }) => Number(wordsIn(childOf(element, 'tolerance')) || 0));
  if (isNumber && tolerances.some((tolerance) => tolerance !== 0))
    return { fault: { key: 'import.number_range' } };
  const textOf = ({ element }: Answer): string => wordsIn(childOf(element, 'text')).trim();
  const rest = answers.filter((answer) => !rights.includes(answer));
  const partly = rest.filter(({ fraction }) => fraction > 0);
  const given = feedbackOf(common.general, [
    rights.map(({ feedback }) => feedback),
    rest.map(({ feedback }) => feedback),
  ]);
  const unit = wordsIn(childOf(childOf(childOf(question, 'units'), 'unit'), 'unit_name')).trim();
  return {
    item: {
      shape: 'blanks',
      title: common.title,
      tags: common.tags,
      question: withBlankIn(common.text),
      blanks: [{ number: 1, answers: rights.map(textOf) }],
      isStrict: wordsIn(childOf(question, 'usecase')).trim() === '1',
      unit,
      ...given.texts,
    },
    lost: [
      ...given.lost,
      ...partly.map((answer) => ({ key: 'lost.partly_right', values: { answer: textOf(answer) } }) as const),
    ],
  };
}

function cloze(common: Common): Read {
  const { texts, blanks, fault } = readCloze(common.text);
  if (fault) return { fault };
  const given = feedbackOf(common.general, [
    blanks.map(({ right }) => right),
    blanks.map(({ wrong }) => wrong),
  ]);
  const question = texts.map((text, at) => `${text}${at < blanks.length ? blankMark(at + 1) : ''}`).join('');
  return {
    item: {
      shape: 'blanks',
      title: common.title === '' ? '' : titleOf(common.title, question),
      tags: common.tags,
      question,
      blanks: blanks.map(({ answers }, at) => ({ number: at + 1, answers })),
      isStrict: blanks.length > 0 && blanks.every(({ isStrict }) => isStrict),
      unit: '',
      ...given.texts,
    },
    lost: [...given.lost, ...blanks.flatMap(({ lost }) => lost)],
  };
}

/** One text for right answers and one for wrong ones; the general one where there is no other. */
function feedbackOf(
  general: string,
  [right, wrong]: readonly [readonly string[], readonly string[]],
): { readonly texts: Pick<Item, 'feedback' | 'incorrect_feedback'>; readonly lost: readonly ImportNote[] } {
  const [ofRight, ofWrong] = [said(right), said(wrong)];
  const isOwn = ofRight.length > 1 || ofWrong.length > 1;
  const isGeneralLost = !isBlank(general) && ofRight.length > 0 && ofWrong.length > 0;
  return {
    texts: { feedback: ofRight[0] ?? general, incorrect_feedback: ofWrong[0] ?? general },
    lost: [
      ...(isOwn ? [{ key: 'lost.option_feedback' } as const] : []),
      ...(isGeneralLost ? [{ key: 'lost.general_feedback' } as const] : []),
    ],
  };
}

function said(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((html) => !isBlank(html)))];
}

function othersLost(question: XmlElement): ImportNote[] {
  const hints = childrenOf(question, 'hint').some((hint) => plainText(richIn(hint)) !== '');
  return hints ? [{ key: 'lost.hint' }] : [];
}

function richIn(element: XmlElement | undefined): string {
  const words = wordsIn(childOf(element, 'text')).trim();
  if (words === '') return '';
  const long = beginningOfLong(words);
  if (long !== null) return long;
  const format = element?.attributes['format'] ?? 'moodle_auto_format';
  const isHtml = format === 'html' || (format !== 'plain_text' && /<\w+[^>]*>/.test(words));
  if (!isHtml) return fromPlainWords(words);
  return fromMoodleHtml(/^<(?:p|ul|ol|h\d|blockquote|div|table)\b/i.test(words) ? words : `<p>${words}</p>`);
}
