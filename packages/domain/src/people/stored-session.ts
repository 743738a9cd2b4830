/** The name under which a browser stores the studio's session: the player reads it if attempts are counted by login. */
export const storedSessionName = 'takhti.session';

/** Under which name a tab keeps where to continue after a login: the player leads to the login as the studio does. */
export const storedReturnName = 'takhti.return_to';

/** The stored value. */
export interface ReturnAddress {
  readonly address: string;
  /** The owner of the address; null if nobody was logged in. */
  readonly user_id: string | null;
}
