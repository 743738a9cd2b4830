import { z } from 'zod';
import { call, injected } from '../call.ts';

/** With what a browser asks Google for the picker; both are read by everybody who may use it, and secret to nobody. */
export const DriveKeys = z.object({ client_id: z.string(), api_key: z.string() });
export type DriveKeys = z.infer<typeof DriveKeys>;

export const readDrive = call({
  path: 'storage/drive',
  summary: 'With what the files of Google Drive are picked',
  can: 'container.edit',
  shows: [],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      drive: DriveKeys.nullable().meta({
        description: 'null where the server has no keys: nothing is offered',
      }),
    }),
  problems: [],
});
