import { beforeAll, describe, expect, test, vi } from 'vitest';
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { isPageHandle, type PageHandle } from './page.ts';
import { fakeStorage } from '../session/testing/somebody.ts';

let routes: RouteObject[];

beforeAll(async () => {
  // The session is read when its module loads.
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  ({ routes } = await import('./routes.tsx'));
  // It reads the whole studio, which takes a busy machine a while.
}, 60_000);

function handleOf(address: string): PageHandle | null {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as unknown;
  return isPageHandle(handle) ? handle : null;
}

describe('addresses of this studio', () => {
  test.each([
    ['C-050', '/'],
    ['C-051', '/NotFound'],
    ['C-058', '/close'],
    ['C-081', '/dashboard'],
    ['C-082', '/dashboard/draft'],
    ['C-083', '/dashboard/waiting-for-review'],
    ['C-084', '/dashboard/in-review'],
    ['C-085', '/dashboard/approved'],
    ['C-086', '/dashboard/resubmission'],
    ['C-087', '/dashboard/create'],
    ['C-089', '/dashboard/select-grade-subject'],
    ['C-091', '/dashboard/select-skill'],
    ['C-093', '/switch-role'],
    ['C-072', '/content-picker'],
    ['C-134', '/content/select-content'],
    ['C-135', '/content/schools-content'],
    ['C-170', '/skills/edit'],
    ['C-172', '/users'],
    ['C-173', '/users/add'],
    ['C-174', '/users/edit'],
    ['C-175', '/content-developers'],
  ])('%s %s is a page with a title', (_id, address) => {
    expect(handleOf(address)?.title).toMatch(/^\w+:/);
  });

  test.each(['/abcxyz', '/dashboard/nowhere', '/x', '/users/nowhere'])('C-076 %s is none', (address) => {
    expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
  });

  test('/login leads to the login, with what its address says', async () => {
    const { loader } = matchRoutes(routes, '/login')!.at(-1)!.route;
    if (typeof loader !== 'function') throw new Error('/login leads nowhere');
    const request = new Request('http://studio.test/login?institution=2');
    const answer: unknown = await loader({
      request,
      url: new URL(request.url),
      pattern: '/login',
      params: {},
      context: new RouterContextProvider(),
    });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/?institution=2');
  });

  test('C-077 C-078 every page below the login but the home has a back target of ours', () => {
    const pages = matchRoutes(routes, '/dashboard')!.at(-2)!.route.children!;
    expect(pages.length).toBeGreaterThan(8);
    const targets = pages.map(({ path, handle }): [string | undefined, string] => {
      const back = isPageHandle(handle) ? handle.back : undefined;
      return [path, (typeof back === 'function' ? back(new URLSearchParams()) : back) ?? 'none'];
    });
    expect(targets.filter(([, target]) => !/^\/(dashboard|content|skills|users|lms)/.test(target))).toEqual([
      ['/dashboard', 'none'],
    ]);
  });
});
