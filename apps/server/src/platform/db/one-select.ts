import { SelectQueryNode, type KyselyPlugin } from 'kysely';

/** Refuses everything but selects: outside a transaction a write would stay, no matter what fails after it. */
export const onlySelects: KyselyPlugin = {
  transformQuery({ node }) {
    if (!SelectQueryNode.is(node)) throw new Error('Only a select may be run without a transaction.');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
