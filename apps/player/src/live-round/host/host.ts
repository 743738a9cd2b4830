/** What proves who leads. */
export interface Host {
  readonly institution_id: number;
  readonly round_id: string;
  readonly host_token: string;
}
