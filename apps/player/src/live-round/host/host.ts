/** A round, with the secret that proves its host. */
export interface Host {
  readonly institution_id: number;
  readonly round_id: string;
  readonly host_token: string;
}
