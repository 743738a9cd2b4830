import { modelOf } from '@takhti/content-types';
import type { Finding } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { serverTypeOf } from '../../types/registry.ts';
import { atQuestions } from './at-questions.ts';
import { submitErrors, type LoadedContainer } from '../containers/index.ts';

/** What keeps a container from being submitted, approved and published. */
export async function findErrors(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
  const { content_type, json_data } = container;
  // What nothing can be made of yet has no document that could be judged.
  if (!modelOf(content_type)) return [];
  const { facts, questions } = serverTypeOf(content_type);
  return [
    ...submitErrors(content_type, json_data, await facts(tx, container)),
    ...(await atQuestions(tx, container, await questions.findErrors(tx, container))),
  ];
}
