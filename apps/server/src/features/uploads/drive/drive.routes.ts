import { readDrive } from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';

export const driveRoutes: readonly Route[] = [
  route(readDrive, async ({ services: { settings } }) => ({ drive: settings.drive })),
];
