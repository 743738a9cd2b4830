import { roundFindings, type Round } from '@takhti/content-types/rounds';
import type { Finding } from '@takhti/domain';

type Judge = typeof roundFindings;

interface Judged {
  readonly language: Parameters<Judge>[1];
  readonly stage: Parameters<Judge>[2];
  readonly findings: Finding[];
}

// A round under edit is never changed but replaced, so whoever types in one of fifty has forty-nine judged already.
const judged = new WeakMap<Round, Judged>();

/** What is wrong with a round, as `roundFindings` tells it; of one that was judged already, without judging it again. */
export const rememberedFindings: Judge = (round, language, stage) => {
  const known = judged.get(round);
  if (known?.language === language && known.stage === stage) return known.findings;
  const findings = roundFindings(round, language, stage);
  judged.set(round, { language, stage, findings });
  return findings;
};
