import { escapeHtml } from '../../kit/entities.ts';
import { plainText } from '../../kit/html.ts';
import type { BlanksItem, ChoiceItem, Item, ItemOf, ItemShape } from '../../question-kinds/exchange/item.ts';
import { toXhtml } from '../../question-kinds/exchange/qti/xhtml.ts';
import { withUnitBehind } from '../../question-kinds/fib/marks.ts';

/** The libraries of H5P in which content is written, each in the version whose semantics it follows. */
export const libraries = {
  questionSet: { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 20 },
  multiChoice: { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 },
  blanks: { machineName: 'H5P.Blanks', majorVersion: 1, minorVersion: 14 },
} as const;
export type Library = (typeof libraries)[keyof typeof libraries];

/** A question as a part of other content of H5P. */
export interface H5pQuestion {
  readonly library: string;
  readonly subContentId: string;
  readonly metadata: { readonly contentType: string; readonly license: 'U'; readonly title: string };
  readonly params: object;
}

/** How H5P writes items of a shape. */
interface H5pShape<Of extends Item> {
  readonly library: Library;
  readonly contentType: string;
  fits(item: Of): boolean;
  params(item: Of): object;
}

const shapes: { readonly [Shape in ItemShape]: H5pShape<ItemOf<Shape>> } = {
  choice: {
    library: libraries.multiChoice,
    contentType: 'Multiple Choice',
    fits: () => true,
    params: multiChoice,
  },
  blanks: {
    library: libraries.blanks,
    contentType: 'Fill in the Blanks',
    // An answer with a star ends where the star is.
    fits: (item) => !item.blanks.some(({ answers }) => answers.some((each) => each.includes('*'))),
    params: blanks,
  },
};

function inH5p(item: Item): H5pShape<Item> {
  return shapes[item.shape];
}

/** The library that shows a question. */
export function libraryOf(item: Item): Library {
  return inH5p(item).library;
}

/** Whether H5P can show it. */
export function fitsH5p(item: Item): boolean {
  return inH5p(item).fits(item);
}

/** A question of H5P. `subContentId` is a UUID of its own. */
export function h5pQuestion(item: Item, subContentId: string): H5pQuestion {
  const { library, contentType, params } = inH5p(item);
  const { machineName, majorVersion, minorVersion } = library;
  return {
    library: `${machineName} ${majorVersion}.${minorVersion}`,
    subContentId,
    metadata: {
      contentType,
      license: 'U',
      title: Array.from(plainText(item.question)).slice(0, 255).join('') || 'Question',
    },
    params: params(item),
  };
}

function multiChoice(item: ChoiceItem): object {
  return {
    question: textOf(item.question),
    answers: item.options.map(({ html, isRight }) => ({
      text: textOf(html),
      correct: isRight,
      tipsAndFeedback: { tip: '', chosenFeedback: '', notChosenFeedback: '' },
    })),
    overallFeedback: feedbackOf(item),
    behaviour: {
      enableRetry: true,
      enableSolutionsButton: true,
      enableCheckButton: true,
      type: item.takesSeveral ? 'multi' : 'single',
      singlePoint: true,
      randomAnswers: true,
      showSolutionsRequiresInput: true,
      confirmCheckDialog: false,
      confirmRetryDialog: false,
      autoCheck: false,
      passPercentage: 100,
      showScorePoints: true,
    },
  };
}

function blanks(item: BlanksItem): object {
  const answers = new Map(item.blanks.map((each) => [each.number, each.answers]));
  // A sign that no text holds replaces the stars of the text, which would open blanks.
  const text = withUnitBehind(
    item.question.replaceAll('*', '\uE012'),
    item.unit,
    (number) => `*${(answers.get(number) ?? []).map(answerOf).join('/')}*`,
  );
  return {
    text: '',
    questions: [textOf(text).replaceAll('\uE012', '&#42;')],
    overallFeedback: feedbackOf(item),
    behaviour: {
      enableRetry: true,
      enableSolutionsButton: true,
      enableCheckButton: true,
      autoCheck: false,
      caseSensitive: item.isStrict,
      showSolutionsRequiresInput: true,
      separateLines: false,
      confirmCheckDialog: false,
      confirmRetryDialog: false,
      acceptSpellingErrors: false,
    },
  };
}

// Escapes the text between stars: a slash separates answers, a colon begins a tip.
function answerOf(answer: string): string {
  return escapeHtml(answer)
    .replace(/[/:]/g, (sign) => `\\${sign}`)
    .replaceAll('*', '\uE012');
}

function textOf(html: string): string {
  return toXhtml(html);
}

function feedbackOf({ feedback, incorrect_feedback }: Item): object[] {
  return [
    { from: 0, to: 99, feedback: plainText(incorrect_feedback) },
    { from: 100, to: 100, feedback: plainText(feedback) },
  ];
}
