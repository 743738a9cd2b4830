import { roundFindings, roundReading, type Round } from '@takhti/content-types/rounds';
import type { Finding } from '@takhti/domain';

type Judge<By> = (round: Round, language: Round['language'], by: By) => Finding[];

interface Judged<By> {
  readonly language: Round['language'];
  readonly by: By;
  readonly findings: Finding[];
}

// A round under edit is never changed but replaced, so anyone who types in one of fifty has forty-nine judged already.
function remembered<By>(judge: Judge<By>): Judge<By> {
  const judged = new WeakMap<Round, Judged<By>>();
  return (round, language, by) => {
    const known = judged.get(round);
    if (known?.language === language && known.by === by) return known.findings;
    const findings = judge(round, language, by);
    judged.set(round, { language, by, findings });
    return findings;
  };
}

/** Memoized `roundFindings`: a round is checked once. */
export const rememberedFindings = remembered(roundFindings);

/** Memoized `roundReading`: what of a round is too hard to read. */
export const rememberedReading = remembered(roundReading);
