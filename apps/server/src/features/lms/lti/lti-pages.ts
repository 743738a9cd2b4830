import { languageOfBrowser, type LtiRefusal } from '@takhti/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../http/services.ts';
import { visitorAddress } from '../../../http/limits/visitor-address.ts';
import { storableJson } from '../../../platform/json/storable-json.ts';
import { makeWindowCounter } from '../../../platform/memory/window-counter.ts';
import { selectOptionalSettings } from '../../account/index.ts';
import { letFrame } from '../framing.ts';
import { acceptLaunch } from './launch/accept-launch.ts';
import { beginLogin } from './launch/begin-login.ts';
import { keepPlatformKeys } from './launch/platform-keys.ts';
import { publicKeys } from './keys/keys.ts';
import { readCourseResults } from './members/course-results.ts';
import { resultsPage } from './pages/results-page.ts';
import { keepAccessTokens } from './scores/access-token.ts';
import { sentenceAtRegistration, type Sentence } from './pages/page-texts.ts';
import { refusalPage, registeredPage, waitingPage } from './pages/page.ts';
import { registerPlatform } from './platforms/register.ts';
import { LtiLaunchRefused } from './lti-launch-refused.ts';

interface Place {
  Params: { institution_id: string; secret?: string };
  Querystring: Record<string, unknown>;
}

/** A school behind one address begins its lesson at once, and not one after the other: each is kept until it is over. */
const most_a_minute = 3_000;
const most_kept = 9_000;
const kept_ms = 15 * 60_000;
const bodyLimit = 256 * 1024;
/** More than any form of a platform has. */
const most_fields = 200;

/** The pages by which platforms open the product: announcing, launching, keys, registration. */
export function registerLtiRoutes(app: FastifyInstance, services: Services): void {
  const keys = keepPlatformKeys(services);
  const counters = [
    { counter: makeWindowCounter(services.clock, 60_000), most: most_a_minute },
    { counter: makeWindowCounter(services.clock, kept_ms), most: most_kept },
  ];
  const tokens = keepAccessTokens(services);

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => {
        const fields = body.toString().split('&', most_fields + 1);
        if (fields.length > most_fields)
          done(Object.assign(new Error('a form of too many fields'), { statusCode: 400 }));
        else done(null, Object.fromEntries(new URLSearchParams(fields.join('&'))));
      },
    );

    pages.get<Place>('/lti/:institution_id/keys', async (request, reply) => {
      const institution_id = institutionOf(request);
      if (institution_id === null || !(await hasInstitution(institution_id))) return reply.code(404).send();
      return reply.header('cache-control', 'max-age=300').send(await publicKeys(services, institution_id));
    });

    const login = (request: FastifyRequest<Place>, reply: FastifyReply) =>
      answer(request, reply, async (institution_id) => {
        const sent = storableJson(request.method === 'POST' ? request.body : request.query);
        const { login_id, proof, next, storage_target, storage_origin } = await beginLogin(
          services,
          institution_id,
          sent,
        );
        const errand = {
          step: 'begin',
          login: login_id,
          proof,
          next,
          target: storage_target,
          origin: storage_origin,
        } as const;
        return waitingPage(languageOf(request), errand, next);
      });
    pages.get<Place>('/lti/:institution_id/login', login);
    pages.post<Place>('/lti/:institution_id/login', login);

    pages.post<Place>('/lti/:institution_id/launch', (request, reply) =>
      answer(request, reply, async (institution_id) => {
        const { login_id, locale, asked, storage_origin } = await acceptLaunch(
          services,
          keys,
          institution_id,
          storableJson(request.body),
        );
        const again = `/lti/${institution_id}/login?${new URLSearchParams(asked).toString()}`;
        const errand = {
          step: 'enter',
          login: login_id,
          institution: String(institution_id),
          target: asked['lti_storage_target'] ?? '',
          origin: storage_origin,
        } as const;
        return waitingPage(languageOf(request, locale), errand, again);
      }),
    );

    pages.get<Place>('/lti/:institution_id/results', (request, reply) =>
      answer(request, reply, async (institution_id) => {
        const { token, locale } = request.query;
        if (typeof token !== 'string') throw new LtiLaunchRefused('no_login', 'results');
        const results = await readCourseResults(services, tokens, { institution_id, token });
        return resultsPage(languageOf(request, typeof locale === 'string' ? locale : ''), results);
      }),
    );

    pages.get<Place>('/lti/:institution_id/register/:secret', (request, reply) => {
      const sentence = (reason: LtiRefusal) => sentenceAtRegistration(reason, request.query);
      const register = async (institution_id: number) => {
        const { secret = '' } = request.params;
        const { name, origin } = await registerPlatform(services, {
          institution_id,
          secret,
          query: storableJson(request.query),
        });
        // Other servers know a new registration only a moment later.
        letFrame(reply, [origin]);
        return registeredPage(languageOf(request), name, origin);
      };
      return answer(request, reply, register, sentence);
    });
  });

  async function hasInstitution(institution_id: number): Promise<boolean> {
    const settings = await services.db.readOne((tx) => selectOptionalSettings(tx, institution_id));
    return settings !== undefined && !services.settings.closed_institutions.has(institution_id);
  }

  async function answer(
    request: FastifyRequest<Place>,
    reply: FastifyReply,
    work: (institution_id: number) => Promise<string>,
    sentence?: (reason: LtiRefusal) => Sentence,
  ): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const institution_id = institutionOf(request);
    try {
      const subject = visitorAddress(request.ip);
      if (counters.some(({ counter, most }) => counter.count([{ subject, most }]) > 0))
        return await reply.code(429).send(refusalPage(languageOf(request), 'no_login'));
      if (institution_id === null || services.settings.closed_institutions.has(institution_id))
        throw new LtiLaunchRefused('unknown_platform');
      return await reply.send(await work(institution_id));
    } catch (error) {
      if (!(error instanceof LtiLaunchRefused)) throw error;
      const { reason, detail } = error;
      request.log.warn({ correlation_id: request.id, institution_id, reason, detail }, 'LTI: turned away');
      return reply
        .code(reason === 'keys_unreachable' ? 502 : 403)
        .send(refusalPage(languageOf(request), reason, sentence?.(reason)));
    }
  }
}

function institutionOf({ params }: FastifyRequest<Place>): number | null {
  return /^[1-9]\d{0,8}$/.test(params.institution_id) ? Number(params.institution_id) : null;
}

function languageOf(request: FastifyRequest, locale = '') {
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((each) => each.trim().split(';', 1)[0] ?? '');
  return languageOfBrowser([locale.replaceAll('_', '-'), ...accepted]);
}
