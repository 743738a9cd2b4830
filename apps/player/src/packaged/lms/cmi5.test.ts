import { describe, expect, test } from 'vitest';
import { openCmi5, type Send } from './cmi5.ts';

interface Said {
  readonly verb: { readonly display: { readonly en: string } };
  readonly result?: { readonly score?: { readonly scaled: number }; readonly success?: boolean };
  readonly context: {
    readonly registration: string;
    readonly contextActivities: { readonly category: readonly { readonly id: string }[] };
  };
}

const query = new URLSearchParams({
  endpoint: 'https://lrs.example/xapi',
  fetch: 'https://lrs.example/token',
  actor: JSON.stringify({ account: { homePage: 'https://lms.example', name: 'zarghuna' } }),
  registration: '0197c2f0-0000-7000-8000-000000000009',
  activityId: 'https://lms.example/unit/1',
});

/** A learning record store that keeps what it is told, in its order. */
function makeStore(launchData: object, resumed = '') {
  const said: Said[] = [];
  const posts: string[][] = [];
  const states: string[] = [];
  let told = '';
  const send: Send = async (address, { method, body, headers }) => {
    const text = typeof body === 'string' ? body : '';
    if (address === 'https://lrs.example/token') return Response.json({ 'auth-token': 'secret' });
    expect(new Headers(headers).get('authorization')).toBe('Basic secret');
    const { pathname, searchParams } = new URL(address);
    if (pathname === '/xapi/statements') {
      const statements = JSON.parse(text) as Said[];
      said.push(...statements);
      posts.push(statements.map(({ verb }) => verb.display.en));
      return Response.json([]);
    }
    if (pathname === '/xapi/agents/profile') return new Response('', { status: 404 });
    if (searchParams.get('stateId') === 'LMS.LaunchData') return Response.json(launchData);
    if (searchParams.get('stateId') === 'takhti.told') {
      if (method === 'PUT') told = text;
      return new Response(told, { status: told === '' ? 404 : 200 });
    }
    if (method === 'GET') return new Response(resumed, { status: resumed === '' ? 404 : 200 });
    states.push(method === 'DELETE' ? 'gone' : text);
    return new Response(null, { status: 204 });
  };
  return { send, said, posts, states, verbs: () => said.map(({ verb }) => verb.display.en) };
}

const outcome = {
  score: 60,
  seconds: 65,
  answers: [{ id: 'q1', question: 'Two?', answer: '2', isRight: true, seconds: 5 }],
};
const soon = () => new Promise((done) => setTimeout(done, 5));
const moveOn = 'https://w3id.org/xapi/cmi5/context/categories/moveon';

describe('a unit of cmi5', () => {
  test('says what the standard wants, in its order, each thing once', async () => {
    const store = makeStore({ masteryScore: 0.5, returnURL: 'https://lms.example/back' });
    const lms = await openCmi5(`?${query}`, store.send);
    expect(lms).toMatchObject({ isPresent: true, return_url: 'https://lms.example/back' });
    lms.finish(outcome);
    lms.finish({ ...outcome, score: 80 });
    await soon();
    lms.leave();
    lms.leave();
    await soon();
    expect(store.verbs()).toEqual([
      'initialized',
      'answered',
      'scored',
      'passed',
      'completed',
      'answered',
      'scored',
      'terminated',
    ]);
    const passed = store.said.find(({ verb }) => verb.display.en === 'passed');
    expect(passed?.result).toMatchObject({ success: true, score: { scaled: 0.6 } });
    expect(passed?.context.contextActivities.category.map(({ id }) => id)).toContain(moveOn);
    expect(passed?.context.registration).toBe(query.get('registration'));
  });

  test('tells passing and completing once a registration, apart from the answers', async () => {
    const store = makeStore({ masteryScore: 0.5 });
    const first = await openCmi5(`?${query}`, store.send);
    first.finish(outcome);
    await soon();
    first.leave();
    const later = await openCmi5(`?${query}`, store.send);
    later.finish(outcome);
    await soon();
    expect(store.posts).toEqual([
      ['initialized'],
      ['answered', 'scored'],
      ['passed', 'completed'],
      ['terminated'],
      ['initialized'],
      ['answered', 'scored'],
    ]);
  });

  test('a page that goes away sends what waits along with its last word', async () => {
    const store = makeStore({});
    const lms = await openCmi5(`?${query}`, store.send);
    lms.finish(outcome);
    lms.leave();
    await soon();
    expect(store.posts).toEqual([['initialized'], ['answered', 'scored', 'completed', 'terminated']]);
  });

  test('judges nobody where the course asks for no score', async () => {
    const store = makeStore({});
    const lms = await openCmi5(`?${query}`, store.send);
    lms.finish(outcome);
    await soon();
    expect(store.verbs()).toEqual(['initialized', 'answered', 'scored', 'completed']);
    const completed = store.said.at(-1);
    expect(completed?.result?.score).toBeUndefined();
  });

  test('goes on where it was left, and keeps nothing after the end', async () => {
    const store = makeStore({}, 'kept');
    const lms = await openCmi5(`?${query}`, store.send);
    expect(lms.resumed).toBe('kept');
    lms.keep('further');
    lms.leave();
    await soon();
    expect(store.states).toEqual(['further']);
    const again = await openCmi5(`?${query}`, store.send);
    again.finish(outcome);
    await soon();
    expect(store.states.at(-1)).toBe('gone');
  });

  test('tells nothing of how it went to a course that only shows it', async () => {
    const store = makeStore({ launchMode: 'Browse' });
    const lms = await openCmi5(`?${query}`, store.send);
    lms.keep('x');
    lms.finish(outcome);
    lms.leave();
    await soon();
    expect(store.verbs()).toEqual(['initialized', 'terminated']);
    expect(store.states).toEqual([]);
  });

  test.each([
    '',
    '?endpoint=javascript:alert(1)',
    `?${query}`.replace('https%3A%2F%2Flrs.example%2Ftoken', 'ftp%3A%2F%2Fx'),
  ])('is alone where its address tells of no launch: %s', async (search) => {
    const store = makeStore({});
    expect((await openCmi5(search, store.send)).isPresent).toBe(false);
  });

  test('leads back to no address that is a script', async () => {
    const store = makeStore({ returnURL: 'javascript:alert(1)' });
    expect((await openCmi5(`?${query}`, store.send)).return_url).toBe('');
  });
});
