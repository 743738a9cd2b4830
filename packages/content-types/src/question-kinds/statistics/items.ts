import type { ItemStatistics, ResponseStatistics } from '@takhti/domain';
import { playOf } from '../play.ts';
import type { PublishedOption } from '../mcq/published.ts';
import type { PublishedQuestion } from '../published.ts';
import { doubtsOf } from './doubts.ts';

/** The counts of one question from the database. */
export interface ItemSums {
  readonly question_id: string;
  readonly shown: number;
  readonly answered: number;
  readonly correct: number;
  readonly discrimination: number | null;
  readonly median_seconds: number | null;
  /** Of those who answered: how the rest of the test went, on average, and how far apart. */
  readonly mean_rest: number | null;
  readonly spread_rest: number | null;
}

/** The counts of one option, or of one typed answer. */
export interface ResponseSums {
  readonly question_id: string;
  readonly response: string;
  readonly picked: number;
  readonly mean_rest: number | null;
}

const mostTyped = 12;

/** The statistics of every question that was shown, in the order of the publication. */
export function itemStatistics(
  questions: readonly PublishedQuestion[],
  sums: readonly ItemSums[],
  responses: readonly ResponseSums[],
): ItemStatistics[] {
  const byId = new Map(questions.map((question) => [question.content_id, question]));
  const ofQuestion = Map.groupBy(responses, ({ question_id }) => question_id);
  const usual = median(sums.flatMap(({ median_seconds }) => median_seconds ?? []));
  const items = sums.flatMap((sum): (ItemStatistics & { readonly order: number })[] => {
    const question = byId.get(sum.question_id);
    if (!question) return [];
    const options = playOf(question).optionsOf(question);
    const given = responsesOf(options, sum, ofQuestion.get(sum.question_id) ?? []);
    // Typed answers have no distractors.
    const counted = { ...sum, responses: options === null ? [] : given };
    return [
      {
        question_id: sum.question_id,
        content_type: question.content_type,
        question: question.question,
        shown: sum.shown,
        answered: sum.answered,
        facility: sum.answered === 0 ? null : sum.correct / sum.answered,
        discrimination: sum.discrimination,
        median_seconds: sum.median_seconds,
        responses: given,
        doubts: doubtsOf(counted, usual),
        order: question.order,
      },
    ];
  });
  return items.toSorted((a, b) => a.order - b.order).map(({ order: _order, ...item }) => item);
}

function responsesOf(
  options: readonly PublishedOption[] | null,
  sum: ItemSums,
  given: readonly ResponseSums[],
): ResponseStatistics[] {
  const counts = new Map(given.map((each) => [each.response, each]));
  const statisticsOf = (response: string, html: string, is_right: boolean): ResponseStatistics => {
    const count = counts.get(response);
    const picked = count?.picked ?? 0;
    return {
      response,
      html,
      is_right,
      picked,
      discrimination: biserial(sum, picked, count?.mean_rest ?? null),
    };
  };
  if (options !== null)
    return options.map(({ OptionId, html, correct }) => statisticsOf(OptionId, html, correct));
  return given
    .toSorted((a, b) => b.picked - a.picked || (a.response < b.response ? -1 : 1))
    .slice(0, mostTyped)
    .map(({ response }) => statisticsOf(response, '', false));
}

// The point-biserial correlation of a choice with the rest of the test.
function biserial(sum: ItemSums, picked: number, mean: number | null): number | null {
  const { answered, mean_rest, spread_rest } = sum;
  if (mean === null || mean_rest === null || !spread_rest || picked === 0 || picked >= answered) return null;
  const share = picked / answered;
  return Math.round(((mean - mean_rest) / spread_rest) * Math.sqrt(share / (1 - share)) * 1000) / 1000;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
