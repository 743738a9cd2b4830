/** Under which name a browser keeps the studio's session: the player asks for it where attempts are counted by who is logged in. */
export const storedSessionName = 'takhti.session';
