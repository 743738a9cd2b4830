import type { User } from '@takhti/domain';
import { changeWriting, readWriting } from '../../i18n/index.ts';
import { followUserLocale } from '../shell/header/choose-locale.ts';
import { changeLook, readLook } from './look.ts';

/** Shows the studio as who logs in wants it, before it opens. What nobody has chosen stays as it is in this browser. */
export async function followUser(user: Pick<User, 'user_data'>): Promise<void> {
  const { look, writing } = user.user_data;
  if (look !== undefined) changeLook(readLook(look));
  if (writing !== undefined) changeWriting(readWriting(writing));
  await followUserLocale(user);
}
