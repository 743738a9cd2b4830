import { defineDocument } from '@takhti/content-types';
import { GenerationRequest, Findings, type Finding } from '@takhti/domain';

/** The request of a run, as it is stored. */
export const keptWish = defineDocument({
  schema: GenerationRequest,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** A row of the database with its wish read. */
export function withWish<Row extends { readonly wish: object }>(
  row: Row,
): Omit<Row, 'wish'> & { wish: GenerationRequest } {
  return { ...row, wish: keptWish.openKept(row.wish) };
}

/** A row of a proposal with its wish and its findings read. */
export function withFindings<Row extends { readonly wish: object; readonly findings: object }>(
  row: Row,
): Omit<Row, 'wish' | 'findings'> & { wish: GenerationRequest; findings: readonly Finding[] } {
  const { wish, findings, ...rest } = row;
  return { ...rest, wish: keptWish.openKept(wish), findings: Findings.parse(findings) };
}
