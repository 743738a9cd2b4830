import { isRecord } from '@takhti/domain';
import { Problem } from '@takhti/contract';
import { z } from 'zod';
import type { Services } from '../../http/services.ts';
import { fieldFaults } from '../../http/binding/field-faults.ts';
import { readSealed } from '../lms/index.ts';
import { selectPublishedContainer } from '../publications/index.ts';

interface Sealed {
  readonly institution_id: number;
  readonly enc_data?: string | undefined;
}

/**
 * The fields of a call, or those that the institution's LMS encrypted in it (C-957). Encryption does not prove who sent it:
 * learners are identified only by a token.
 * @throws Problem request.invalid for another form, and the same for unreadable data, which shows nothing about the key
 */
export async function decryptLaunch<Form extends z.ZodType>(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  form: Form,
  { enc_data, ...open }: Sealed,
): Promise<z.output<Form>> {
  const { institution_id } = open;
  const fields =
    enc_data === undefined
      ? open
      : await db.inReadTransaction((tx) => readSealed(tx, { vault }, institution_id, enc_data));
  const parsed = form.safeParse(isRecord(fields) ? { ...open, ...fields, institution_id } : fields);
  if (parsed.success) return parsed.data;
  const isUnreadable = enc_data !== undefined;
  throw new Problem('request.invalid', {
    fields: isUnreadable
      ? [{ path: ['enc_data'], message: 'type does not match' }]
      : fieldFaults(parsed.error, fields),
  });
}

/**
 * The content that was published from a container.
 * @throws Problem players.not_found
 */
export async function contentOf(
  { db }: Pick<Services, 'db'>,
  { institution_id, container_id }: { readonly institution_id: number; readonly container_id: string },
): Promise<string> {
  const found = await db.inReadTransaction((tx) =>
    selectPublishedContainer(tx, institution_id, container_id),
  );
  if (!found) throw new Problem('players.not_found');
  return found.content_id;
}
