import { z } from 'zod';
import { Id, Instant } from '../entities/common.ts';

/** The kinds of deliveries to other systems. */
export const deliveryKinds = ['result', 'publication', 'score', 'statement'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Superseded is what was not sent when a newer version of the same content came: it is never sent. */
export const deliveryStatuses = ['waiting', 'sent', 'failed', 'superseded'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why another system did not take what it was sent; each is a sentence on the screen. */
export const lmsFaults = [
  'not_connected',
  'address_refused',
  'unknown_host',
  'refused_connection',
  'insecure',
  'timed_out',
  'too_large',
  'wrong_address',
  'unauthorized',
  'rejected',
  'failing',
  /** Sending it failed on our side. */
  'broken',
] as const;
export type LmsFault = (typeof lmsFaults)[number];

/** The view of one delivery for administrators. */
export const Delivery = z
  .object({
    delivery_id: Id,
    kind: z.enum(deliveryKinds),
    title: z.string().meta({ description: 'Of the content that it is about' }),
    learner: z.string().meta({ description: 'Of a result: who the LMS says it was' }),
    status: z.enum(deliveryStatuses),
    tries: z.int(),
    next_try_on: Instant.nullable(),
    fault: z.enum(lmsFaults).nullable(),
    fault_text: z.string().meta({ description: 'What the other system said, if anything' }),
    created_on: Instant,
    sent_on: Instant.nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;
