import { enterByLti, launchAssessment, listLtiPlatforms, saveLtiPlatform } from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { expect } from 'vitest';
import { answers, makeLearner } from '../learner.ts';
import { startLtiPlatform, type LaunchOptions } from './lti-platform.ts';
import { makePublishedAssessment } from '../published-content.ts';
import type { TestApp } from '../test-app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What the product's page tells the browser: where it goes next, and with what. */
export function pageData(html: string): Record<string, string> {
  const [body = ''] = /<body[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
}

/** A course at a platform that is registered with an institution of its own, which has an assessment of two questions. */
export async function makeLtiCourse(app: TestApp, overrides: Partial<AssessmentDoc> = {}) {
  const institution_id = await app.make.institution();
  const makeAdmin = () => app.make.person({ roles: ['admin'], institution_id });
  let admin = await makeAdmin();
  const content = await makePublishedAssessment(app, await app.make.person({ institution_id }), 2, overrides);
  const place = (path: string): string => `/lti/${institution_id}/${path}`;
  const launch = `https://studio.example${place('launch')}`;

  async function toolKeys(): Promise<{ keys: { kid: string; kty: string }[] }> {
    const reply = await app.app.inject({ method: 'GET', url: place('keys') });
    return reply.json();
  }
  const platform = await startLtiPlatform(toolKeys);
  const registered = await app.as(admin).ok(saveLtiPlatform, {
    platform_id: null,
    platform: platform.registration,
    version: 0,
  });

  async function announce(changes: object = {}) {
    const query = new URLSearchParams({ ...platform.announcement(launch), ...changes });
    return app.app.inject({ method: 'GET', url: `${place('login')}?${query.toString()}` });
  }

  /** The platform posts a launch through a browser in which it was announced. */
  async function post(options: LaunchOptions) {
    const begun = pageData((await announce()).body);
    const asked = new URL(begun['next'] ?? '').searchParams;
    const nonce = asked.get('nonce') ?? '';
    const id_token = await platform.sign(options, { nonce, launch, now: app.clock.now() });
    const payload = new URLSearchParams({ id_token, state: asked.get('state') ?? '' }).toString();
    const send = () => app.app.inject({ method: 'POST', url: place('launch'), headers: form, payload });
    const reply = await send();
    const { login = '' } = pageData(reply.body);
    return { send, reply, entering: { institution_id, login_id: login, proof: begun['proof'] ?? '' } };
  }

  async function enter(options: LaunchOptions): Promise<URL> {
    const { reply, entering } = await post(options);
    expect(reply.statusCode).toBe(200);
    const { address } = await app.as(null).ok(enterByLti, entering);
    return new URL(address, 'https://studio.example');
  }

  return {
    institution_id,
    content,
    platform,
    platform_id: registered.platform_id,
    form,
    place,
    launch,
    toolKeys,
    announce,
    post,
    enter,
    /** An administrator, whose session may be over when hours have passed. */
    admin: () => admin,
    async logInAnew() {
      admin = await makeAdmin();
    },
    /** Settles the platform's row differently, once. */
    async change(changes: object): Promise<void> {
      const { platform_id } = registered;
      const changed = { ...platform.registration, ...changes };
      await app.as(admin).ok(saveLtiPlatform, { platform_id, platform: changed, version: 1 });
    },
    /** Why a launch was refused last, as administrators see it. */
    async refusal() {
      const { platforms } = await app.as(admin).ok(listLtiPlatforms, {});
      return platforms[0]?.last_refusal;
    },
    /** How a launch is refused when it is entered. */
    async refusedAs(options: LaunchOptions) {
      return app.as(null).refused(enterByLti, (await post(options)).entering);
    },
    /** A learner of the course, at the assessment. */
    learner: { sub: 'u7', name: 'زرمینه', content_id: content.assessment_id } satisfies LaunchOptions,
    async playToTheEnd(options: LaunchOptions, right: readonly boolean[]): Promise<void> {
      const { searchParams } = await enter(options);
      // Who teaches comes to the results of the course, and from there to the player.
      const auth_token = searchParams.get('auth_token') ?? searchParams.get('token') ?? '';
      const attempt = await app.as(null).ok(launchAssessment, { ...content, auth_token });
      await makeLearner(app).save(content, attempt, answers(attempt.play, right), 0);
    },
    close: () => platform.close(),
  };
}

export type LtiCourse = Awaited<ReturnType<typeof makeLtiCourse>>;
