import { saveUserData } from '@takhti/contract';
import type { Locale } from '@takhti/domain';
import { sendAlone } from '../../api/api.ts';

/** Keeps the interface language with the user; the browser has it already, so a failure costs nothing now. */
export async function keepLocale(locale: Locale): Promise<void> {
  await sendAlone(saveUserData, { json: { interface_language: locale } }, { silent: true }).catch(
    () => undefined,
  );
}
