import type { Packaged } from '@takhti/domain';
import { openCmi5 } from './lms/cmi5.ts';
import { alone, type LmsSession } from './lms/lms-session.ts';
import { openScorm } from './lms/scorm-session.ts';
import { scorm12 } from './lms/scorm12.ts';
import { scorm2004 } from './lms/scorm2004.ts';

/** How a package finds the system that it was opened in, by the standard that it was made for. */
const openers: Readonly<Record<Packaged['standard'], () => LmsSession | Promise<LmsSession>>> = {
  scorm12: () => openScorm(scorm12, window),
  scorm2004: () => openScorm(scorm2004, window),
  cmi5: () => openCmi5(location.search),
  none: () => alone,
};

/** The system that this package was opened in; its session ends when the page closes. */
export async function openLms(standard: Packaged['standard']): Promise<LmsSession> {
  const lms = await openers[standard]();
  window.addEventListener('pagehide', () => lms.leave());
  // A page that comes back as it was has said goodbye already.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return lms;
}
