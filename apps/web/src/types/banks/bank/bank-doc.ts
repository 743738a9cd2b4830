import { updateContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { containerRefusal, type Saving } from '../../../features/container-page/index.ts';

/** What a person edits of a bank itself; its questions are edited one by one. */
export type BankDoc = Pick<OpenedContainer, 'title' | 'language'>;

export function bankDocOf({ title, language }: BankDoc): BankDoc {
  return { title, language };
}

/** How title and language of a bank are saved. */
export function bankSaving({
  container_id,
  json_data,
}: Pick<OpenedContainer, 'container_id' | 'json_data'>): Saving<BankDoc> {
  return {
    async save(send, doc, version) {
      const request = { container_id, version, ...doc, json_data: JSON.stringify(json_data) };
      const saved = await send(updateContainer, request);
      return { doc: bankDocOf(saved), version: saved.version };
    },
    refusal: (problem) => containerRefusal(problem, bankDocOf),
  };
}
