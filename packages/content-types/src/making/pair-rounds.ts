import { foldTyped } from '../kit/compare-typed.ts';
import { cardChars, cardCount } from '../rounds/cards/limits.ts';
import { isLongerThan } from '../kit/graphemes.ts';
import type { Round } from '../rounds/round.ts';
import { words } from '../rounds/words.ts';
import { fault, type Entry, type Fault, type LeftOut, type Made, type Side } from './entry.ts';
import { inShares } from './in-shares.ts';
import { cardOf, roundOf, type Making } from './round-parts.ts';

type PairsTemplate = 'matching' | 'matching_flip';

// As many pairs as a phone shows at once.
const pairsOfRound = 4;

/** Rounds of pairs, a word and what it means each. */
export function pairRounds(entries: readonly Entry[], making: Making, template: PairsTemplate): Made<Round> {
  const left: LeftOut[] = [];
  const seen = new Map<string, number>();
  const pairs = entries.filter((entry) => {
    const found = faultOf(entry, making, template, seen);
    if (found) left.push({ entry, fault: found });
    return found === null;
  });
  const [only] = pairs;
  if (only && pairs.length === 1)
    return { made: [], left: [...left, { entry: only, fault: fault('making.alone') }] };
  const room = making.room * pairsOfRound;
  left.push(...pairs.slice(room).map((entry) => ({ entry, fault: fault('making.room') })));
  const made = inShares(pairs.slice(0, room), pairsOfRound).map((share) =>
    roundOf(
      template,
      making,
      { question: words.matchPairs[making.language] },
      share.flatMap(({ word, clue }, at) =>
        [word, clue].flatMap((side) => (side ? [cardOf(side, String(at + 1))] : [])),
      ),
    ),
  );
  return { made, left };
}

// Two cards that look the same would each have two matches.
function faultOf(
  { word, clue, fault: own, number }: Entry,
  making: Making,
  template: PairsTemplate,
  seen: Map<string, number>,
): Fault | null {
  if (own) return own;
  if (!word) return fault('making.answer_several');
  const { language } = making;
  const sides = [word, clue];
  const long = sides.map((side) => tooLong(side, making, template)).find((each) => each !== null);
  if (long) return long;
  const keys = sides.map(({ text, image }) => `${foldTyped(text, language)}|${image}`);
  const other = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
  if (other !== undefined) return fault('making.repeated', { other });
  if (keys[0] === keys[1]) return fault('making.same_sides');
  for (const key of keys) seen.set(key, number);
  return null;
}

function tooLong({ text, image }: Side, { language }: Making, template: PairsTemplate): Fault | null {
  const cards = Math.min(pairsOfRound * 2, cardCount(template, language, ['text'])?.max ?? 0);
  const chars = cardChars(template, language, image === '' ? 'text' : 'mix', cards);
  return chars && isLongerThan(chars.to, text) ? fault('making.text_long', { max: chars.to }) : null;
}
