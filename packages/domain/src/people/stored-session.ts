/** Under which name a browser keeps the studio's session: the player asks for it where attempts are counted by who is logged in. */
export const storedSessionName = 'takhti.session';

/** Under which name a tab keeps where to go on after a login: the player leads to the login as the studio does. */
export const storedReturnName = 'takhti.return_to';

/** What is kept under it. */
export interface ReturnAddress {
  readonly address: string;
  /** Whose address it is; null when it was asked for by somebody not logged in. */
  readonly user_id: string | null;
}
