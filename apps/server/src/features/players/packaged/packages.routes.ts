import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { downloadPackage, reportPackages } from './packages.service.ts';

export const packagesRoutes: readonly Route[] = [
  route(calls.reportPackages, async ({ input, session, services }) => ({
    packages: await reportPackages(services, session, input.content_id),
  })),

  route(calls.downloadPackage, ({ input, session, services, fileWork }) =>
    downloadPackage(services, fileWork, session, input),
  ),
];
