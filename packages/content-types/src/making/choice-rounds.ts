import type { TemplateType } from '@takhti/domain';
import { foldTyped } from '../kit/compare-typed.ts';
import { shuffled } from '../kit/shuffle.ts';
import { isLongerThan } from '../kit/graphemes.ts';
import { cardChars, templateLimits } from '../rounds/cards/limits.ts';
import type { Round } from '../rounds/round.ts';
import { fault, type Entry, type Fault, type LeftOut, type Made, type Side } from './entry.ts';
import { cardOf, faultOfRound, roundOf, type Making } from './round-parts.ts';

// The one that shows the options largest comes first.
const fitting = ['mcq_short', 'mcq_medium', 'mcq'] as const satisfies readonly TemplateType[];
const othersShown = 3;

/** A round for each question; a line of a list is asked among other words of the list. */
export function choiceRounds(
  entries: readonly Entry[],
  making: Making,
  templates: readonly TemplateType[],
): Made<Round> {
  const usable = fitting.filter((template) => templates.includes(template));
  const left: LeftOut[] = [];
  const pool = new Map(
    entries.flatMap(({ word, fault: own }) =>
      word && !own && !isLong(word, making) ? [[foldTyped(word.text, making.language), word] as const] : [],
    ),
  );
  const made: Round[] = [];
  for (const entry of entries) {
    const found = entry.fault ?? (made.length < making.room ? null : fault('making.room'));
    const { round, against } = found ? no(found) : roundFor(entry, pool, making, usable);
    if (round) made.push(round);
    else left.push({ entry, fault: against });
  }
  return { made, left };
}

// A long answer among short ones gives itself away, and would lay all of them out small.
function isLong({ text }: Side, { language }: Making): boolean {
  const short = cardChars('mcq_short', language, 'text', othersShown + 1);
  return short !== undefined && isLongerThan(short.to, text);
}

type Attempt =
  | { readonly round: Round; readonly against?: never }
  | { readonly round: null; readonly against: Fault };
const no = (against: Fault): Attempt => ({ round: null, against });

function roundFor(
  entry: Entry,
  pool: ReadonlyMap<string, Side>,
  making: Making,
  usable: readonly TemplateType[],
): Attempt {
  const options = entry.options ?? amongOthers(entry, pool, making);
  if ('message' in options) return no(options);
  const most = Math.max(0, ...usable.map((template) => templateLimits[template].cards?.count.other.max ?? 0));
  let against = fault('making.options_many', { count: options.length, max: most });
  if (options.length > most) return no(against);
  const cards = options.map(({ isCorrect, ...side }, at) => cardOf(side, String(at + 1), isCorrect));
  const { text, image, alt } = entry.clue;
  const head = {
    question: text,
    qContent: { image, imageAlt: alt, audio: '' },
    CorrectFeedback: entry.feedback.right,
    IncorrectFeedback: entry.feedback.wrong,
  };
  for (const template of usable) {
    const round = roundOf(template, making, head, cards);
    const found = faultOfRound(round, making);
    if (!found) return { round };
    against = found;
  }
  return no(against);
}

function amongOthers({ word, clue }: Entry, pool: ReadonlyMap<string, Side>, { language }: Making) {
  if (!word) return fault('making.answer_several');
  const key = foldTyped(word.text, language);
  const others = [...pool].filter(([each]) => each !== key).map(([, side]) => side);
  if (others.length === 0) return fault('making.alone');
  const wrong = someOf(others, `${key}|${clue.text}`);
  const options = [{ ...word, isCorrect: true }, ...wrong.map((side) => ({ ...side, isCorrect: false }))];
  return shuffled(options, key);
}

// Drawn by its own words, so that the same list makes the same game.
function someOf(sides: readonly Side[], seed: string): Side[] {
  return shuffled(sides, seed).slice(0, othersShown);
}
