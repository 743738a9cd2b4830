import {
  call,
  countDashboard,
  failure,
  injected,
  listComments,
  listHistory,
  readUserData,
  saveUserData,
  success,
  type Call,
} from '@takhti/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { connectApi } from './api.ts';
import { callKey, queryClient } from './query-client.ts';
import { sendCall } from './send-call.ts';
import { answer, someone } from './testing/fake-world.ts';

const mine = '22222222-2222-4222-8222-222222222222';
const other = '33333333-3333-4333-8333-333333333333';
const item = () => z.object({ container_id: z.uuid(), title: z.string() });
const shared = {
  summary: '',
  can: 'container.edit',
  request: () => z.object(injected).extend(item().shape),
} as const;
const open = call({ ...shared, path: 'test/open', shows: ['container'], reply: item, problems: [] });
const save = call({
  ...shared,
  path: 'test/save',
  changes: ['container', 'history'],
  renews: open,
  reply: item,
  problems: [],
});
const written = { container_id: mine, title: 'New' };

let asked: string[];
let stops: (() => void)[];

/** A server that answers a call so; what it is asked is noted. */
function answers(envelope: unknown): void {
  connectApi({
    fetch: ({ url }) => {
      asked.push(url.replace('/api/', ''));
      return Promise.resolve(answer(200, envelope));
    },
    upload: () => Promise.reject(new Error('nothing is uploaded')),
    credentials: () => someone,
    beforeSend: () => Promise.resolve(),
    onSessionState: () => undefined,
    onUnauthorized: () => undefined,
    onQuietlyUnauthorized: () => undefined,
    warn: () => undefined,
    fail: () => undefined,
  });
}

/** What is on the screen: asked for, answered and watched. */
function show(query: Call, input: object, data: object): void {
  queryClient.setQueryData(callKey(query, input), data);
  const observer = new QueryObserver(queryClient, {
    queryKey: callKey(query, input),
    meta: { shows: query.shows },
    queryFn: () => {
      asked.push(query.path);
      return new Promise((resolve) => {
        setTimeout(() => resolve({ ...data, isNew: true }), 5);
      });
    },
    staleTime: Infinity,
  });
  stops.push(observer.subscribe(() => undefined));
}
const leave = (): void => stops.splice(0).forEach((stop) => stop());
const known = (query: Call, input: object): unknown => queryClient.getQueryData(callKey(query, input));

beforeEach(() => {
  asked = [];
  stops = [];
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a reply is taken for what it renews, and what else shows the same is asked for anew', async () => {
  answers(success(written));
  show(open, { container_id: mine }, { container_id: mine, title: 'Old', is_open: true });
  show(open, { container_id: other }, { container_id: other, title: 'Other' });
  show(listHistory, { container_id: mine, page: 1 }, { records: [] });
  show(listHistory, { container_id: other, page: 1 }, { records: [] });
  show(countDashboard, {}, { d: 1 });
  await sendCall(save, written);
  expect(known(open, { container_id: mine })).toEqual({ ...written, is_open: true });
  expect(asked).toEqual([save.path, listHistory.path]);
});

test('queries that are not on the screen are stale until they are shown again', async () => {
  answers(success(written));
  show(listHistory, { container_id: mine }, { records: [] });
  leave();
  await sendCall(save, written);
  expect(asked).toEqual([save.path]);
  expect(queryClient.getQueryState(callKey(listHistory, { container_id: mine }))?.isInvalidated).toBe(true);
});

test('the screen is left before what is gone is asked for', async () => {
  answers(success(written));
  show(listHistory, { container_id: mine }, { records: [] });
  await sendCall(save, written, { beforeRefresh: () => Promise.resolve(leave()) });
  expect(asked).toEqual([save.path]);
});

test('a call waits only for the topics that it names', async () => {
  answers(success({ user_data: {} }));
  show(readUserData, { user_id: 'x' }, {});
  await sendCall(saveUserData, { json: {} });
  expect(known(readUserData, { user_id: 'x' })).toEqual({});
  await sendCall(saveUserData, { json: {} }, { waitsFor: ['user_data'] });
  expect(known(readUserData, { user_id: 'x' })).toEqual({ isNew: true });
});

test('a refusal because things have moved on brings all up to date that is shown of the item', async () => {
  show(open, { container_id: mine }, written);
  show(listComments, { users_content_id: 'x' }, { records: [] });
  answers(failure('container.read_only', {}, 'correlation'));
  await expect(sendCall(save, written)).rejects.toThrow('container.read_only');
  expect(asked).toEqual([save.path, open.path]);
});

test('any other refusal leaves the screen as it is', async () => {
  show(open, { container_id: mine }, written);
  answers(failure('container.type_not_available', {}, 'correlation'));
  await expect(sendCall(save, written)).rejects.toThrow('container.type_not_available');
  expect(asked).toEqual([save.path]);
});
