import { kindOfRole, type OpenedContainer } from '@takhti/domain';
import { useSession } from '../../../app/session/index.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { SinceNotice } from './since-notice.tsx';

/** Notices of a review about an item, above its editor. */
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
