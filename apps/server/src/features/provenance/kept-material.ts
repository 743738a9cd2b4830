import { defineDocument } from '@takhti/content-types';
import { AiMaterial } from '@takhti/domain';

/** From what a model made a part of content, as it is kept with the part. */
const keptMaterial = defineDocument({
  schema: AiMaterial,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** A row of the database with its source read. */
export function withSource<Row extends { readonly source: object }>(
  row: Row,
): Omit<Row, 'source'> & { source: AiMaterial } {
  return { ...row, source: keptMaterial.openKept(row.source) };
}
