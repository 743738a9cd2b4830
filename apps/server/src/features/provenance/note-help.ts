import { shortOfMade } from '@takhti/content-types/question-kinds/transfer';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { insertParts, languagesOf, selectOptionalPart, setMakers } from './parts.queries.ts';

/**
 * Notes that words of a model came into a part, which has to be read again. Where it came from first stays; who helped later, and what they
 * were asked, is behind that. Call it with the container locked.
 * @param help as a part of its own, where no model had made any of it
 */
export async function noteHelp(tx: Tx, help: Insertable<Database['ai_parts']>): Promise<void> {
  const made = await selectOptionalPart(tx, help, help.part_id);
  if (!made) return insertParts(tx, [help]);
  const versions = [...new Set([...languagesOf(made.versions), ...languagesOf(help.versions ?? '')])];
  const isNamed = made.model.split(', ').includes(help.model);
  const asked = `${help.model}:\n${help.prompt}`;
  const isNoted = made.prompt.includes(help.prompt);
  await setMakers(tx, help, help.part_id, {
    model: isNamed ? made.model : `${made.model}, ${help.model}`,
    prompt: isNoted ? made.prompt : shortOfMade(`${made.prompt}\n\n${asked}`),
    versions: versions.join(),
  });
}
