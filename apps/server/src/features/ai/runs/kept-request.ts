import { defineDocument } from '@takhti/content-types';
import { GenerationRequest, Findings, type Finding } from '@takhti/domain';

/** The request of a run, as it is stored. */
export const keptRequest = defineDocument({
  schema: GenerationRequest,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** A row of the database with its request parsed; the column has an older name, `wish`. */
export function withRequest<Row extends { readonly wish: object }>(
  row: Row,
): Omit<Row, 'wish'> & { request: GenerationRequest } {
  const { wish, ...rest } = row;
  return { ...rest, request: keptRequest.openKept(wish) };
}

/** A row of a proposal with its request and its findings parsed. */
export function withFindings<Row extends { readonly wish: object; readonly findings: object }>(
  row: Row,
): Omit<Row, 'wish' | 'findings'> & { request: GenerationRequest; findings: readonly Finding[] } {
  const { wish, findings, ...rest } = row;
  return { ...rest, request: keptRequest.openKept(wish), findings: Findings.parse(findings) };
}
