import { limits, type Doubt } from '@takhti/domain';

/** The counts of one question. */
export interface CountedItem {
  readonly answered: number;
  readonly correct: number;
  readonly discrimination: number | null;
  readonly median_seconds: number | null;
  readonly responses: readonly CountedResponse[];
}

interface CountedResponse {
  readonly is_right: boolean;
  readonly picked: number;
  readonly discrimination: number | null;
}

const { min_answers } = limits.statistics;

/**
 * What is doubtful about a question, by how learners answered it. Each rule asks for more than chance gives: of some hundred
 * sound questions none shall be named.
 * @param usual_seconds the median of the medians of its test
 */
export function doubtsOf(item: CountedItem, usual_seconds: number | null): Doubt[] {
  if (item.answered < min_answers) return [];
  return [...wrongKey(item), ...deadDistractors(item), ...tooEasy(item), ...tooSlow(item, usual_seconds)];
}

// Those who know more choose another option than those who choose the key.
function wrongKey({ answered, discrimination, responses }: CountedItem): Doubt[] {
  if (discrimination === null || discrimination >= 0) return [];
  const chance = Math.max(0.15, 2.5 / Math.sqrt(answered));
  const better = responses
    .map((response, option) => ({ ...response, option }))
    .filter((response) => !response.is_right && (response.discrimination ?? 0) >= chance)
    .toSorted((a, b) => (b.discrimination ?? 0) - (a.discrimination ?? 0));
  return better.slice(0, 1).map(({ option, discrimination: other }) => ({
    kind: 'wrong_key',
    option,
    answered,
    value: rounded(other ?? 0),
    against: rounded(discrimination),
  }));
}

// Hardly any learner chooses it, though many are wrong.
function deadDistractors({ answered, correct, responses }: CountedItem): Doubt[] {
  const wrong = responses.filter((response) => !response.is_right);
  if (wrong.length < 2) return [];
  const fair = (answered - correct) / wrong.length;
  if (fair < minFairShare) return [];
  return responses.flatMap((response, option): Doubt[] =>
    !response.is_right && response.picked <= fair / 10
      ? [{ kind: 'dead_distractor', option, answered, value: response.picked, against: rounded(fair) }]
      : [],
  );
}

// A share of 8 is missed by chance once in 3,000 times.
const minFairShare = 8;

function tooEasy({ answered, correct }: CountedItem): Doubt[] {
  if (leastShare(correct, answered) < easyShare) return [];
  return [
    { kind: 'too_easy', option: null, answered, value: rounded(correct / answered), against: easyShare },
  ];
}

const easyShare = 0.9;

function tooSlow({ answered, median_seconds }: CountedItem, usual: number | null): Doubt[] {
  if (median_seconds === null || usual === null) return [];
  if (median_seconds < 60 || median_seconds < 3 * usual) return [];
  return [{ kind: 'too_slow', option: null, answered, value: median_seconds, against: usual }];
}

// The lower end of Wilson's interval of 95 %.
function leastShare(successes: number, of: number): number {
  const z = 1.96;
  const share = successes / of;
  const middle = share + (z * z) / (2 * of);
  const width = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * of)) / of);
  return (middle - width) / (1 + (z * z) / of);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
