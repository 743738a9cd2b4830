import type { MadeBy } from '@takhti/content-types/question-kinds/transfer';
import type { Services } from '../../../http/services.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { listSources } from '../../provenance/index.ts';

interface Made {
  /** As a JSON file says it. */
  readonly made_by_models: Awaited<ReturnType<typeof listSources>>;
  /** The same by the numbers of questions, as the other formats carry it. */
  readonly made: ReadonlyMap<number, MadeBy>;
}

/**
 * What models had to do with a bank, for those who may export it.
 * @param places those of the questions that are exported, which are counted again then; null for all of them
 */
export async function madeByModels(
  { db }: Pick<Services, 'db'>,
  bank: LoadedContainer,
  places: readonly number[] | null,
): Promise<Made> {
  const numbers = places && new Map(places.map((place, at) => [place, at + 1]));
  const all = await db.readOne((tx) => listSources(tx, bank));
  const made_by_models = all.flatMap((each) => {
    if (!numbers || !('question' in each)) return [each];
    const question = numbers.get(each.question);
    return question === undefined ? [] : [{ ...each, question }];
  });
  const made = made_by_models.flatMap((each) => {
    if (!('question' in each)) return [];
    const { question, model, made_on, prompt, source } = each;
    return [[question, { model, made_on, prompt, source: JSON.stringify(source) }] as const];
  });
  return { made_by_models, made: new Map(made) };
}
