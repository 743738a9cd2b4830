import { foldTyped } from '../kit/compare-typed.ts';
import { templateLimits } from '../rounds/cards/limits.ts';
import type { Round } from '../rounds/round.ts';
import { emptyBin } from '../rounds/templates/bins/bins.ts';
import { words } from '../rounds/words.ts';
import { fault, type Entry, type LeftOut, type Made } from './entry.ts';
import { cardOf, faultOfRound, roundOf, type Making } from './round-parts.ts';

const template = 'non_overlapping_classification';
const cardsOfRound = templateLimits[template].cards?.count.other.rec ?? 0;

/**
 * Rounds in which words go into two boxes: where a list says the same of many words, as "apple = fruit". The two that are said
 * most often are the boxes.
 */
export function boxRounds(entries: readonly Entry[], making: Making): Made<Round> {
  const left: LeftOut[] = [];
  const fit = entries.filter((entry) => {
    const found =
      entry.fault ?? (entry.word && entry.clue.text !== '' ? null : fault('making.answer_several'));
    if (found) left.push({ entry, fault: found });
    return found === null;
  });
  const groups = [...Map.groupBy(fit, ({ clue }) => foldTyped(clue.text, making.language)).values()];
  const [one, other, ...others] = groups.toSorted((a, b) => b.length - a.length);
  if (!one || !other || other.length < 2) {
    left.push(...fit.map((entry) => ({ entry, fault: fault('making.no_boxes') })));
    return { made: [], left };
  }
  left.push(...others.flat().map((entry) => ({ entry, fault: fault('making.other_box') })));
  const count = Math.min(making.room, other.length, Math.ceil((one.length + other.length) / cardsOfRound));
  const deals = Array.from({ length: count }, (_, at) =>
    [one, other].map((group) =>
      group.filter((_entry, place) => place % count === at).slice(0, cardsOfRound / 2),
    ),
  );
  const made = deals.flatMap((boxes): Round[] => {
    const round = roundOf(template, making, headOf(one, other, making), boxes.flatMap(cardsIn));
    const found = faultOfRound(round, making);
    if (found) left.push(...boxes.flat().map((entry) => ({ entry, fault: found })));
    return found ? [] : [round];
  });
  const dealt = new Set(deals.flat(2));
  const rest = [...one, ...other].filter((entry) => !dealt.has(entry));
  left.push(...rest.map((entry) => ({ entry, fault: fault('making.box_full') })));
  return { made, left };
}

function headOf([first]: readonly Entry[], [second]: readonly Entry[], { language }: Making): object {
  return {
    question: words.sortIntoBoxes[language],
    container_1: { ...emptyBin(1), value: first?.clue.text ?? '' },
    container_2: { ...emptyBin(2), value: second?.clue.text ?? '' },
  };
}

function cardsIn(share: readonly Entry[], box: number) {
  return share.flatMap(({ word }) => (word ? [cardOf(word, `option||${box + 1}`)] : []));
}
