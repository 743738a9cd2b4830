import { aiFaults, aiLimits, AiSettings } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

/** Settings as administrators see them: of the key only whether there is one. */
export const KeptAiSettings = AiSettings.extend({
  has_key: z.boolean(),
  is_key_unreadable: z.boolean().meta({
    description: 'A key is kept that this server cannot decrypt: it counts as none, and must be entered anew',
  }),
  address_fault: z.enum(['address_refused', 'insecure']).nullable().meta({
    description:
      'Why this server never calls the address: it lies in the server’s own network, or is not secure, and the operator has not allowed that',
  }),
  server_model: z
    .string()
    .nullable()
    .meta({ description: 'What the server itself generates with; null where it has no service' }),
  version: z.int(),
});

export const readAiSettings = call({
  path: 'ai/settings',
  summary: 'With which service the institution generates content',
  can: 'ai.manage',
  shows: ['ai'],
  request: () => z.object({ ...injected }),
  reply: () => KeptAiSettings,
  problems: [],
});

const key = z.string().trim().max(aiLimits.key).optional();

export const saveAiSettings = call({
  path: 'ai/settings/save',
  summary: 'Settle with which service the institution generates; a key that is not named stays',
  can: 'ai.manage',
  changes: ['ai'],
  renews: readAiSettings,
  request: () =>
    z.object({
      ...injected,
      settings: AiSettings,
      key: key.meta({ description: 'Sent as a bearer to the service; empty for none' }),
      version: z.int().min(0),
    }),
  reply: () => KeptAiSettings,
  problems: ['ai.incomplete', 'ai.changed_meanwhile'],
});

export const tryAi = call({
  path: 'ai/settings/try',
  summary: 'Ask a service, as it is being settled, for one question, and tell whether it answers',
  can: 'ai.manage',
  changes: [],
  request: () =>
    z.object({
      ...injected,
      settings: AiSettings,
      key: key.meta({
        description: 'Without one, the key that is kept is used where the address is the kept one',
      }),
    }),
  reply: () =>
    z.object({
      fault: z.enum(aiFaults).nullable().meta({ description: 'null: it answered as it should' }),
      message: z.string().meta({ description: 'What the service said, if anything, without the key' }),
    }),
  problems: [],
});
