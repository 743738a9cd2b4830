import type { NameFault } from '@takhti/domain';

/** Why a name was refused, as the server says it; that it has letters alone, where it says nothing that is known. */
export function nameFaultIn(details: { readonly fault?: NameFault } = {}): NameFault {
  const { fault } = details;
  return fault === 'long' || fault === 'unkind' ? fault : 'letters';
}
