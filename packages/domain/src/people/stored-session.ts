/** Under which name a browser keeps the studio's session: the player asks for it where attempts are counted by who is logged in. */
export const storedSessionName = 'takhti.session';

/** Under which name a tab keeps where to go on after a login: the player leads to the login as the studio does. */
export const storedReturnName = 'takhti.return_to';

/** The stored value. */
export interface ReturnAddress {
  readonly address: string;
  /** The owner of the address; null if nobody was logged in. */
  readonly user_id: string | null;
}
