import type { Language } from '@takhti/domain';
import { plainText } from '../../../kit/html.ts';
import type { ItemOption } from '../item.ts';
import type { ImportNote } from '../found-item.ts';
import { cutAtBare, indexOfBare, unescapeGift } from './escape.ts';
import { richOf } from './rich.ts';
import { trueFalseWords } from '../true-false.ts';

// Characters of a lost answer in its finding.
const shown = 500;

interface Feedback {
  readonly feedback: string;
  readonly incorrect_feedback: string;
  readonly lost: readonly ImportNote[];
}
type Body = Feedback &
  (
    | { readonly shape: 'choice'; readonly options: readonly ItemOption[]; readonly takesSeveral: boolean }
    | { readonly shape: 'blanks'; readonly answers: readonly string[] }
  );

interface Answer {
  readonly isMarked: boolean;
  /** In percent; null where none is written. */
  readonly weight: number | null;
  readonly text: string;
  readonly feedback: string;
}

/** The text between the braces of a GIFT question. */
export function bodyOf(
  inside: string,
  language: Language,
  format: string,
): Body | { readonly fault: ImportNote } {
  const [own, general = ''] = cutGeneral(inside);
  const whole = own.trim();
  const rich = (text: string): string => richOf(text, format);
  if (whole === '') return unknown('essay');
  if (whole.startsWith('#')) return numbers(whole.slice(1), rich(general), rich);
  const [first = '', ...feedbacks] = cutAtBare(whole, '#');
  const truth = /^(?:(T|TRUE)|F|FALSE)$/.exec(first.trim());
  if (truth) return trueFalse(truth[1] !== undefined, feedbacks, rich(general), language, rich);
  const answers = cutAtBare(whole, '~=')
    .filter((part) => part.trim() !== '')
    .map((part) => answerOf(part, rich));
  if (!/^[~=]/.test(whole)) return { fault: { key: 'import.answers_unknown' } };
  if (answers.every(({ isMarked, text }) => isMarked && text.includes('->'))) return unknown('matching');
  return indexOfBare(whole, '~') < 0 ? typed(answers, rich(general)) : choice(answers, rich(general), rich);
}

function unknown(name: string): { readonly fault: ImportNote } {
  return { fault: { key: 'import.kind_unknown', values: { name } } };
}

function cutGeneral(inside: string): [string, string?] {
  const at = /(?<!\\)####/.exec(inside)?.index ?? -1;
  return at < 0 ? [inside] : [inside.slice(0, at), inside.slice(at + 4)];
}

function answerOf(part: string, rich: (text: string) => string): Answer {
  const [, weight, rest = ''] = /^\s*(?:%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(part.slice(1)) ?? [];
  const [text = '', ...feedback] = cutAtBare(rest, '#');
  return {
    isMarked: part.startsWith('='),
    weight: weight === undefined ? null : Number(weight),
    text: text.trim(),
    feedback: rich(feedback.map((each) => each.slice(1)).join('')),
  };
}

function choice(answers: readonly Answer[], general: string, rich: (text: string) => string): Body {
  const isOne = answers.some(({ isMarked, weight }) => (isMarked && weight === null) || weight === 100);
  const isRight = ({ isMarked, weight }: Answer): boolean =>
    isOne ? (isMarked && weight === null) || weight === 100 : (weight ?? 0) > 0;
  const rights = answers.filter(isRight);
  const isUneven = answers.some((answer) =>
    isOne
      ? !isRight(answer) && (answer.weight ?? 0) !== 0
      : isRight(answer) && answer.weight !== rights[0]?.weight,
  );
  return {
    shape: 'choice',
    options: answers.map((answer) => ({ html: rich(answer.text), isRight: isRight(answer) })),
    takesSeveral: !isOne,
    ...withLost(
      feedbackOf(
        rights,
        answers.filter((answer) => !isRight(answer)),
        general,
      ),
      isUneven ? [{ key: 'lost.points' }] : [],
    ),
  };
}

function typed(answers: readonly Answer[], general: string): Body {
  const rights = answers.filter(({ weight }) => weight === null || weight === 100);
  const rest = answers.filter((answer) => !rights.includes(answer));
  const partly = rest.filter(({ weight, text }) => text !== '*' || (weight ?? 0) > 0);
  const feedback = feedbackOf(rights, rest, general);
  return {
    shape: 'blanks',
    answers: rights.map(({ text }) => plainText(richOf(text, 'moodle'))),
    ...withLost(
      feedback,
      partly.map(({ text }) => ({
        key: 'lost.partly_right',
        values: { answer: unescapeGift(text.slice(0, shown)) },
      })),
    ),
  };
}

function numbers(
  body: string,
  general: string,
  rich: (text: string) => string,
): Body | { readonly fault: ImportNote } {
  const answers = cutAtBare(
    body.trim().startsWith('=') || body.trim().startsWith('~') ? body : `=${body}`,
    '~=',
  )
    .filter((part) => part.trim() !== '')
    .map((part) => answerOf(part, rich));
  const exact = answers.map(({ text }) => /^(-?[\d.]+)(?::0*\.?0*)?$/.exec(text)?.[1]);
  const isRange = answers.some(({ weight }, at) => exact[at] === undefined && weight === null);
  if (isRange) return { fault: { key: 'import.number_range' } };
  return typed(
    answers.flatMap((answer, at) => {
      const number = exact[at];
      if (number !== undefined) return [{ ...answer, text: number }];
      return answer.text === '' || answer.text === '*'
        ? [{ ...answer, text: '*', weight: answer.weight ?? 0 }]
        : [answer];
    }),
    general,
  );
}

function trueFalse(
  isTrue: boolean,
  feedbacks: readonly string[],
  general: string,
  language: Language,
  rich: (text: string) => string,
): Body {
  const [wrong = '', right = ''] = feedbacks.map((text) => rich(text.slice(1)));
  const options = trueFalseWords[language].map((word, at) => ({
    html: `<p>${word}</p>`,
    isRight: (at === 0) === isTrue,
  }));
  return {
    shape: 'choice',
    options,
    takesSeveral: false,
    feedback: right || general,
    incorrect_feedback: wrong || general,
    lost: [],
  };
}

/** The common feedback of all wrong answers becomes that of a wrong answer; if they differ, the first is kept. */
function feedbackOf(rights: readonly Answer[], wrongs: readonly Answer[], general: string): Feedback {
  const said = (answers: readonly Answer[]): string[] => [
    ...new Set(answers.map(({ feedback }) => feedback).filter((html) => html !== '')),
  ];
  const [right, wrong] = [said(rights), said(wrongs)];
  const isOwn = right.length > 1 || wrong.length > 1;
  return {
    feedback: right[0] ?? general,
    incorrect_feedback: wrong[0] ?? general,
    lost: [
      ...(isOwn ? [{ key: 'lost.option_feedback' } as const] : []),
      ...(general !== '' && right.length > 0 && wrong.length > 0
        ? [{ key: 'lost.general_feedback' } as const]
        : []),
    ],
  };
}

function withLost(feedback: Feedback, lost: readonly ImportNote[]): Feedback {
  return { ...feedback, lost: [...feedback.lost, ...lost] };
}
