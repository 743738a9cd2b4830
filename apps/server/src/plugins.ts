import { registerCertificates } from './features/competing/index.ts';
import { registerLiveRoute } from './features/live/index.ts';
import { registerFraming, registerLtiRoutes } from './features/lms/index.ts';
import { registerFileRoutes, registerPackageRoutes } from './features/media/index.ts';
import { registerDrivePolicy, registerResumable } from './features/uploads/index.ts';
import { registerLiveRounds, registerShortLinks } from './features/players/index.ts';

/** The server beside its calls: files, packages, live streams, short links, LTI. The tests' server has the same. */
export const plugins = [
  registerFileRoutes,
  registerPackageRoutes,
  registerLiveRoute,
  registerLiveRounds,
  registerCertificates,
  registerShortLinks,
  registerFraming,
  registerLtiRoutes,
  registerDrivePolicy,
  registerResumable,
];
