import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  decodeJwt,
  createLocalJWKSet,
  jwtVerify,
} from 'jose';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const ags = 'https://purl.imsglobal.org/spec/lti-ags';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/** A score as the platform got it. */
export interface ReceivedScore {
  readonly lineitem: string;
  readonly score: Record<string, unknown>;
}

/** How the platform misbehaves at a launch. */
export type Hostile =
  | 'wrong_audience'
  | 'expired'
  | 'alg_none'
  | 'unknown_key'
  | 'foreign_signature'
  | 'other_deployment'
  | 'foreign_target'
  | 'foreign_return'
  | 'old_version'
  | 'other_nonce';

/** Somebody at the platform, and what their course gives them. */
export interface LaunchOptions {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly role?: 'Learner' | 'Instructor' | 'ContentDeveloper' | null;
  readonly content_id?: string;
  /** They choose content for the course. */
  readonly picks?: boolean;
  readonly accept_multiple?: boolean;
  /** The platform opens a column for scores by itself. */
  readonly has_column?: boolean;
  /** Where the platform wants its people to go back to. */
  readonly return_url?: string;
  readonly hostile?: Hostile;
}

/**
 * A platform for tests: it signs launches, hands out keys and access tokens, and takes scores. It checks what a tool signs with the
 * keys of the tool's own address.
 * @param keysOfTool the tool's public keys, as its keyset address gives them
 * @param host the name by which browsers know this machine: another one than the tool's makes it another site
 */
export async function startLtiPlatform(keysOfTool: () => Promise<object>, host = '127.0.0.1') {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const scores: ReceivedScore[] = [];
  const lineitems: { id: string; resourceId: string; resourceLinkId?: string }[] = [];
  const registrations: Record<string, unknown>[] = [];
  const asked: string[] = [];
  const members: { user_id: string; name?: string; roles: string[]; status?: string }[] = [];
  let isAway = false;
  let tokens = 0;
  /** Who is logged in to the platform in the browser, and what they open. */
  let visit: LaunchOptions = { sub: 'nobody' };
  let returned: Record<string, unknown> | null = null;

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.writeHead(400).end('{}'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://${host}:${port}`;
  const client_id = 'client-of-takhti';
  const deployment_id = 'd1';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', address);
    asked.push(pathname);
    const body = await textOf(request);
    const say = (status: number, data: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    };
    if (isAway) return say(503, {});
    const page = await pageAt(new URL(request.url ?? '', address), body);
    if (page !== null) return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    if (pathname === '/keys') return say(200, { keys: [jwk] });
    if (pathname === '/token') return giveToken(new URLSearchParams(body), say);
    if (pathname === '/.well-known/openid-configuration') return say(200, configuration());
    if (pathname === '/register') {
      registrations.push({ ...(JSON.parse(body) as object), bearer: request.headers.authorization });
      return say(200, {
        client_id: 'registered-client',
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: 'd7' },
      });
    }
    if (request.headers.authorization !== `Bearer t${tokens}`) return say(401, {});
    if (pathname.endsWith('/scores')) {
      scores.push({ lineitem: request.url ?? '', score: JSON.parse(body) as Record<string, unknown> });
      return say(200, {});
    }
    if (pathname === '/members') {
      // One a page, as a platform with a long list.
      const at = Number(new URL(request.url ?? '', address).searchParams.get('page') ?? 0);
      if (at + 1 < members.length)
        response.setHeader('link', `<${address}/members?page=${at + 1}>; rel="next"`);
      return say(200, { id: `${address}/members`, members: members.slice(at, at + 1) });
    }
    if (pathname === '/lineitems' && request.method === 'POST') {
      const made = {
        ...(JSON.parse(body) as { resourceId: string }),
        id: `${address}/column/${lineitems.length + 1}?of=course`,
      };
      lineitems.push(made);
      return say(201, made);
    }
    if (pathname === '/lineitems') return say(200, lineitems);
    return say(404, {});
  }

  /** The pages that a browser sees of it: a course with the tool in a frame, its login, and where a choice comes back to. */
  async function pageAt({ pathname, searchParams }: URL, body: string): Promise<string | null> {
    if (pathname === '/course')
      return `<h1>Year five</h1><iframe name="tool" title="Takhti" width="100%" height="800" src="${escaped(searchParams.get('tool') ?? '')}"></iframe>`;
    if (pathname === '/auth') {
      const to = searchParams.get('redirect_uri') ?? '';
      const options = { nonce: searchParams.get('nonce') ?? '', launch: to, now: new Date() };
      const fields = { id_token: await sign(visit, options), state: searchParams.get('state') ?? '' };
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
      );
      return `<form method="post" action="${escaped(to)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    }
    if (pathname !== '/return') return null;
    returned = decodeJwt(new URLSearchParams(body).get('JWT') ?? '');
    return '<h1>Added to the course</h1>';
  }

  async function giveToken(
    form: URLSearchParams,
    say: (status: number, data: unknown) => void,
  ): Promise<void> {
    const keys = createLocalJWKSet((await keysOfTool()) as Parameters<typeof createLocalJWKSet>[0]);
    const { payload } = await jwtVerify(form.get('client_assertion') ?? '', keys, {
      issuer: client_id,
      subject: client_id,
      audience: `${address}/token`,
      requiredClaims: ['jti', 'exp', 'iat'],
      // The test's clock may be days ahead.
      currentDate: new Date(Number(decodeJwt(form.get('client_assertion') ?? '').iat) * 1000),
    });
    if (form.get('grant_type') !== 'client_credentials' || payload.jti === undefined) return say(400, {});
    tokens += 1;
    return say(200, { access_token: `t${tokens}`, token_type: 'Bearer', expires_in: 3600 });
  }

  function configuration() {
    return {
      issuer: address,
      authorization_endpoint: `${address}/auth`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/keys`,
      registration_endpoint: `${address}/register`,
    };
  }

  async function sign(
    options: LaunchOptions,
    { nonce, launch, now }: { nonce: string; launch: string; now: Date },
  ): Promise<string> {
    const { hostile, role = 'Learner', sub, name, email, content_id, picks, has_column = true } = options;
    const seconds = Math.floor(now.getTime() / 1000) - (hostile === 'expired' ? 7200 : 0);
    const claims = {
      nonce: hostile === 'other_nonce' ? 'of-another-launch' : nonce,
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      [`${lti}/message_type`]: picks ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest',
      [`${lti}/version`]: hostile === 'old_version' ? '1.1' : '1.3.0',
      [`${lti}/deployment_id`]: hostile === 'other_deployment' ? 'd2' : deployment_id,
      [`${lti}/target_link_uri`]: hostile === 'foreign_target' ? 'https://evil.example/launch' : launch,
      [`${lti}/roles`]: role === null ? [] : [`${membership}#${role}`],
      [`${lti}/context`]: { id: 'course-7', title: 'Year five' },
      [`${lti}/launch_presentation`]: {
        return_url: options.return_url ?? `${address}/course`,
        locale: 'ur',
      },
      ...(picks
        ? {
            'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
              deep_link_return_url:
                hostile === 'foreign_return' ? 'https://evil.example/return' : `${address}/return`,
              accept_types: ['ltiResourceLink', 'link'],
              accept_presentation_document_targets: ['iframe'],
              accept_multiple: options.accept_multiple ?? true,
              data: 'opaque',
            },
          }
        : {
            [`${lti}/resource_link`]: { id: `link-${content_id}` },
            [`${lti}/custom`]: { content_id },
            [`${nrps}/claim/namesroleservice`]: {
              context_memberships_url: `${address}/members`,
              service_versions: ['2.0'],
            },
            [`${ags}/claim/endpoint`]: {
              scope: [`${ags}/scope/score`, `${ags}/scope/lineitem`],
              lineitems: `${address}/lineitems`,
              ...(has_column ? { lineitem: `${address}/column/7?of=course` } : {}),
            },
          }),
    };
    if (hostile === 'alg_none')
      return new UnsecuredJWT(claims)
        .setIssuer(address)
        .setAudience(client_id)
        .setSubject(sub)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: hostile === 'unknown_key' ? 'k2' : 'k1' })
      .setIssuer(address)
      .setAudience(hostile === 'wrong_audience' ? 'another-tool' : client_id)
      .setSubject(sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(hostile === 'foreign_signature' ? stranger.privateKey : privateKey);
  }

  return {
    address,
    /** Somebody comes to the platform in the browser. */
    visitBy(options: LaunchOptions) {
      visit = options;
    },
    /** What the tool answered last to a page that waited for a choice. */
    returned: () => returned,
    scores,
    lineitems,
    registrations,
    /** Who is in the course, as it tells with NRPS. */
    members,
    /** The paths that it was asked for. */
    asked,
    /** What an administrator enters about it. */
    registration: {
      name: 'Test platform',
      issuer: address,
      client_id,
      auth_url: `${address}/auth`,
      token_url: `${address}/token`,
      jwks_url: `${address}/keys`,
      deployments: [deployment_id],
    },
    /** The platform answers nothing, or does again. */
    goAway(away: boolean) {
      isAway = away;
    },
    /** Takes no token any more that it gave out. */
    clearTokens() {
      tokens += 1;
    },
    /** What it announces a launch with. */
    announcement: (target_link_uri: string) => ({
      iss: address,
      login_hint: 'somebody',
      target_link_uri,
      client_id,
      lti_message_hint: 'course-7',
    }),
    /** The token of a launch, as it posts it through the browser. */
    sign,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
