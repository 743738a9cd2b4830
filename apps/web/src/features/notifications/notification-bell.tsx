import { lazy, Suspense } from 'react';
import { useSession } from '../../app/session/index.ts';
import { loadTexts } from '../../i18n/index.ts';
import { SkeletonRows, useIsPhone } from '../../ui/index.ts';
import { BellOfPhone } from './bell-of-phone.tsx';
import { BellOfWindow } from './bell-of-window.tsx';

// The panel is loaded when somebody opens it.
const Panel = lazy(async () => {
  const [{ NotificationPanel }] = await Promise.all([
    import('./notification-panel.tsx'),
    loadTexts(['notifications']),
  ]);
  return { default: NotificationPanel };
});

/** How much concerns the person and is not read yet, and behind it what that is. */
export function NotificationBell() {
  const { can } = useSession();
  const isPhone = useIsPhone();
  if (!can('notifications.own')) return null;
  const Bell = isPhone ? BellOfPhone : BellOfWindow;
  return (
    <Bell>
      {(onLeave) => (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <Panel onLeave={onLeave} />
        </Suspense>
      )}
    </Bell>
  );
}
