import type { UrlData } from './launch/index.ts';

interface Ports {
  readonly urlData: Pick<UrlData, 'isLms'>;
  /** Ends the session as expired: the flag that the login page shows, and with it the guards lead there (C-998). */
  endSession(): void;
  goBack(): void;
}

/**
 * What follows when the server does not take the session any more: inside an LMS, which has the login, back to where the person
 * came from; otherwise to the main route (C-997, C-1000, C-1001).
 */
export function afterUnauthorized({ urlData, endSession, goBack }: Ports): void {
  endSession();
  if (urlData.isLms) goBack();
}
