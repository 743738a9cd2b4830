import { defineDocument } from '@takhti/content-types';
import { AiWish } from '@takhti/domain';

/** What was asked of a model, as its run keeps it. */
export const keptWish = defineDocument({
  schema: AiWish,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** A row of the database with its wish read. */
export function withWish<Row extends { readonly wish: object }>(
  row: Row,
): Omit<Row, 'wish'> & { wish: AiWish } {
  return { ...row, wish: keptWish.openKept(row.wish) };
}
