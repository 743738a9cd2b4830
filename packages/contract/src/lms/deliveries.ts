import {
  Delivery,
  deliveryStatuses,
  Id,
  lmsAddressNames,
  lmsFaults,
  lmsLimits,
  LmsSettings,
  WebAddress,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';

export const listDeliveries = call({
  path: 'lms/deliveries',
  summary: 'What was sent to other systems, what waits and what has failed, the newest first',
  can: 'lms.manage',
  shows: ['deliveries'],
  request: () => z.object({ ...injected, status: z.enum(['', ...deliveryStatuses]).default(''), page }),
  reply: () =>
    listOf(Delivery).extend({
      counts: z.record(z.enum(deliveryStatuses), z.int()),
    }),
  problems: [],
});

export const resendDeliveries = call({
  path: 'lms/deliveries/resend',
  summary: 'Try one delivery again at once, or with null all that have failed',
  can: 'lms.manage',
  changes: ['deliveries'],
  request: () => z.object({ ...injected, delivery_id: Id.nullable() }),
  reply: () => z.object({ count: z.int() }),
  problems: ['lms.delivery_not_found'],
});

export const tryLmsAddress = call({
  path: 'lms/settings/try',
  summary: 'Call an address as it is being written, and tell whether the other system answers',
  can: 'lms.manage',
  changes: [],
  request: () =>
    z.object({
      ...injected,
      name: z.enum(lmsAddressNames),
      address: WebAddress.regex(/^https?:\/\//i),
      token: z.string().trim().max(lmsLimits.token).optional().meta({
        description:
          'Without one, the token that is kept is used where it goes to that origin already; of a learning record store its secret',
      }),
      lrs_key: LmsSettings.shape.lrs_key.meta({ description: 'The key of a learning record store' }),
    }),
  reply: () =>
    z.object({
      fault: z.enum(lmsFaults).nullable().meta({ description: 'null: it answered as it should' }),
      message: z.string(),
    }),
  problems: ['account.too_many_attempts'],
});
