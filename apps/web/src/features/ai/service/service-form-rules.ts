import type { ReplyOf, readAiSettings } from '@takhti/contract';
import { isWebAddress, missingOfAi, type AiSettings } from '@takhti/domain';

/** The service as somebody writes it. */
export interface ServiceDraft extends AiSettings {
  /** null: what is kept stays. */
  readonly key: string | null;
}

/** Why the server does not call an address. */
export type AddressFault = NonNullable<ReplyOf<typeof readAiSettings>['address_fault']>;

export type ServiceFaults = Partial<Record<'address' | 'model', 'address' | 'needed' | AddressFault>>;

/** The fault of the address, found by a trial or by the server, for its field. */
export function addressFaultIn(fault: string | null): ServiceFaults {
  return fault === 'address_refused' || fault === 'insecure' ? { address: fault } : {};
}

/** The form that shows what is kept. */
export function draftOf({ source, address, model }: ReplyOf<typeof readAiSettings>): ServiceDraft {
  return { source, address, model, key: null };
}

/** The request of the form. */
export function settingsOf({ source, address, model }: ServiceDraft): AiSettings {
  return { source, address: address.trim(), model: model.trim() };
}

/** The faults of the form, by field; only a service of one's own has any. */
export function faultsOf(draft: ServiceDraft): ServiceFaults {
  const settings = settingsOf(draft);
  const missing = missingOfAi(settings);
  if (settings.source !== 'own') return {};
  return {
    ...(settings.address !== '' && !isWebAddress(settings.address) && { address: 'address' as const }),
    ...(missing && { [missing]: 'needed' as const }),
  };
}
