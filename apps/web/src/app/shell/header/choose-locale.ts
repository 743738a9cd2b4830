import type { Locale, User } from '@takhti/domain';
import { changeLocale, currentLocale, isLocale } from '../../../i18n/index.ts';
import { sessionStore } from '../../session/index.ts';

/** Whether somebody chose on the login page: then that holds, no matter what was kept with them before. */
let wasChosenBeforeLogin = false;

/** Changes the interface language: kept in the browser, and with the user when there is one, so that it follows them. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await changeLocale(locale);
  if (sessionStore.state().session) await keep(locale);
  else wasChosenBeforeLogin = true;
}

/** Shows the studio in the language of who logs in, before it opens. */
export async function followUserLocale({ user_data }: Pick<User, 'user_data'>): Promise<void> {
  const kept = user_data['interface_language'];
  if (!wasChosenBeforeLogin && isLocale(kept)) await changeLocale(kept);
}

/** Keeps what was chosen on the login page, once somebody is there to keep it with. */
export async function keepChosenLocale(): Promise<void> {
  if (wasChosenBeforeLogin) await keep(currentLocale());
  wasChosenBeforeLogin = false;
}

async function keep(locale: Locale): Promise<void> {
  // The client comes with the studio; the login page has none.
  const { keepLocale } = await import('./keep-locale.ts');
  await keepLocale(locale);
}
