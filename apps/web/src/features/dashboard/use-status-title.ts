import { kindOfRole, statusNames, type ContentStatus } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';

/** The title of the list of a status: waiting, or waiting for this reviewer. */
export function useStatusTitle(): (status: ContentStatus) => string {
  const t = useText();
  const { role } = useSession();
  const isReviewer = kindOfRole(role) === 'reviewer';
  return (status) =>
    status === 'w' && isReviewer ? t('common:sidebar.to_review') : t(`common:sidebar.${statusNames[status]}`);
}
