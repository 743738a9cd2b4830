import type { OpenedContainer } from '@takhti/domain';
import { containerSaving, type Saving } from '../../../features/container-page/index.ts';

/** The edited fields of a bank itself; its questions are edited one by one. */
export type BankDoc = Pick<OpenedContainer, 'title' | 'language'>;

export function bankDocOf({ title, language }: BankDoc): BankDoc {
  return { title, language };
}

/** How title and language of a bank are saved; they cannot be suggested. */
export function bankSaving(item: OpenedContainer): Saving<BankDoc> {
  const { save, readDraft, refusal } = containerSaving<BankDoc>(item, {
    docOf: bankDocOf,
    requestOf: (doc) => ({ ...doc, json_data: JSON.stringify(item.json_data) }),
  });
  return { save, readDraft, refusal };
}
