import { kindOfRole, type OpenedContainer } from '@takhti/domain';
import { useSession } from '../../../app/session/index.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { SinceNotice } from './since-notice.tsx';

/** What a review has to tell about an item before one works on it. */
export function ReviewNotices({ container }: { container: OpenedContainer }) {
  const { role } = useSession();
  const isReviewer = kindOfRole(role) === 'reviewer';
  return (
    <>
      {isReviewer && <SinceNotice container={container} />}
      <ChangesNotice container={container} />
    </>
  );
}
