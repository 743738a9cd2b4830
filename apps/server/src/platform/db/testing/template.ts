/** What the run's set-up tells its workers: the database to copy. */
export type Template =
  | { readonly kind: 'embedded'; readonly folder: string; readonly copies: string }
  | {
      readonly kind: 'postgres';
      readonly server_url: string;
      readonly name: string;
      readonly copies: string;
    };
