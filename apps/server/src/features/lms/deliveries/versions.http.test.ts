import {
  listDeliveries,
  publishLesson,
  resendDeliveries,
  saveLmsSettings,
  searchLibrary,
} from '@takhti/contract';
import { LmsSettings } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authenticate } from '../../account/index.ts';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow as publish } from '../../../testing/published-content.ts';
import { startStandIn, type StandIn } from '../../../testing/stand-in.ts';
import { makeDeliverer, type Deliverer } from './deliver.ts';
import { publishNow } from './publish-now.ts';

let app: TestApp;
let lms: StandIn;
let admin: TestPerson;
let author: TestPerson;
let deliverer: Deliverer;
let game: { container_id: string; content_id: string };

beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  lms = await startStandIn();
  const institution_id = await app.make.institution({ settings: { specs: { is_publish_lms: 1 } } });
  admin = await app.make.person({ roles: ['admin'], institution_id });
  author = await app.make.person({ institution_id });
  const settings = LmsSettings.parse({ addresses: { api: lms.address } });
  const key = Buffer.alloc(32, 9).toString('base64');
  await app.as(admin).ok(saveLmsSettings, { settings, token: 'ours', key, version: 0 });
  deliverer = makeDeliverer(app.services);
  game = await makeGame();
  return () => lms.close();
});

const makeGame = () =>
  app.make.container({ author, content_type: 'rumble_in_the_jumble', json_data: gameDoc() });

/** Publishes the game once more, under another title. */
async function publishAs(title: string): Promise<void> {
  const { container_id } = game;
  await app.db.inTransaction((tx) =>
    tx.updateTable('containers').set({ title }).where('container_id', '=', container_id).execute(),
  );
  await publish(app, author, container_id);
}

const titles = () => lms.heard.map(({ body }) => (body['json_data'] as { title: string }).title);
const states = async () => {
  const { records } = await app.as(admin).ok(listDeliveries, {});
  return Object.fromEntries(records.map(({ title, status }) => [title, status]));
};
const deliver = async (): Promise<void> => {
  app.clock.advance(60_000);
  await deliverer.deliverDue();
};

test('a version that failed is not sent after a newer one, also when all that failed is sent again', async () => {
  lms.answer(() => ({ body: { error: true, message: 'No' } }));
  await publishAs('First');
  await deliver();
  expect(await states()).toEqual({ First: 'failed' });
  const first = (await app.as(admin).ok(listDeliveries, {})).records[0]!;
  await publishAs('Second');
  expect(await states()).toEqual({ First: 'superseded', Second: 'waiting' });
  await deliver();
  lms.answer(() => ({ body: {} }));
  lms.heard.length = 0;
  expect(await app.as(admin).ok(resendDeliveries, { delivery_id: null })).toEqual({ count: 1 });
  const { delivery_id } = first;
  expect((await app.as(admin).refused(resendDeliveries, { delivery_id })).problem).toBe(
    'lms.delivery_not_found',
  );
  await deliver();
  expect(titles()).toEqual(['Second']);
  expect(await app.as(admin).ok(listDeliveries, { status: 'superseded' })).toMatchObject({
    total: 1,
    counts: { waiting: 0, sent: 1, failed: 0, superseded: 1 },
  });
});

test('a version that is on its way while a newer one is published ends first, and is not tried again', async () => {
  await publishAs('First');
  lms.answer(async () => {
    lms.answer(() => ({ body: {} }));
    await publishAs('Second');
    // The newer one is not sent past it.
    await makeDeliverer(app.services).deliverDue();
    return { status: 503 };
  });
  await deliver();
  expect(titles()).toEqual(['First']);
  expect(await states()).toEqual({ First: 'superseded', Second: 'waiting' });
  app.clock.advance(600_000);
  await deliver();
  expect(titles()).toEqual(['First', 'Second']);
});

test('C-509 what somebody publishes at once is sent once, though servers look for work meanwhile', async () => {
  await publishAs('First');
  await deliver();
  lms.heard.length = 0;
  const { db } = app.services;
  const readOne: typeof db.readOne = async (read) => {
    await deliverer.deliverDue();
    return db.readOne(read);
  };
  const session = await authenticate(app.services, admin.session_id);
  const wanted = { content_id: game.content_id, target: undefined };
  const told = await publishNow({ ...app.services, db: { ...db, readOne } }, session, wanted);
  expect(told).toMatchObject({ is_sent: true });
  expect(titles()).toEqual(['First']);
});

test('what is being sent is not sent a second time when somebody asks for it', async () => {
  await publishAs('First');
  const [waiting] = (await app.as(admin).ok(listDeliveries, {})).records;
  const asked: unknown[] = [];
  lms.answer(async () => {
    const { delivery_id } = waiting!;
    asked.push(await app.as(admin).ok(resendDeliveries, { delivery_id }));
    await makeDeliverer(app.services).deliverDue();
    return { body: {} };
  });
  await deliver();
  expect(asked).toEqual([{ count: 0 }]);
  expect(titles()).toEqual(['First']);
  expect(await states()).toEqual({ First: 'sent' });
});

test('an id that no database can keep is kept as well as can be', async () => {
  lms.answer(() => ({ body: { lms_content_id: 'L\0-42' } }));
  await publishAs('First');
  await deliver();
  expect(await states()).toEqual({ First: 'sent' });
  expect((await app.as(admin).ok(searchLibrary, { only_modules: 1 })).total).toBe(1);
});

test('a delivery that this server cannot send fails after some tries, and holds up no other one', async () => {
  await publishAs('First');
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('lms_deliveries')
      .set({ payload: JSON.stringify({}) })
      .where('institution_id', '=', admin.institution_id)
      .execute(),
  );
  const other = await makeGame();
  await publish(app, author, other.container_id);
  await deliver();
  expect(lms.heard).toHaveLength(1);
  for (let hour = 0; hour < 5; hour += 1) {
    app.clock.advance(3600_000);
    await deliver();
  }
  admin = await app.make.person({ roles: ['admin'], institution_id: admin.institution_id });
  const failed = (await app.as(admin).ok(listDeliveries, { status: 'failed' })).records;
  expect(failed).toMatchObject([{ title: 'First', fault: 'broken', tries: 5 }]);
  expect(await app.as(admin).ok(publishLesson, { content_id: other.content_id })).toMatchObject({
    is_sent: true,
  });
});
