import { addressesOfSecret, secretsSent, type LmsAddressName, type SecretSent } from '@takhti/domain';
import { secretFor } from '../../../platform/outgoing/index.ts';
import type { KeptSettings, LmsSecrets } from './kept-settings.ts';

type Addresses = Partial<KeptSettings['addresses']>;

/** The secrets that go to addresses, by what is kept and what was typed now; null for those that must be typed again first. */
export function secretsFor(
  before: { readonly settings: KeptSettings; readonly secrets: LmsSecrets },
  addresses: Addresses,
  typed: Readonly<Partial<Record<SecretSent, string | undefined>>>,
): Record<SecretSent, string | null> {
  const one = (name: SecretSent): string | null =>
    secretFor({
      typed: typed[name],
      kept: before.secrets[name],
      went_to: valuesOf(before.settings.addresses, addressesOfSecret[name]),
      goes_to: valuesOf(addresses, addressesOfSecret[name]),
    });
  const [token, lrs_secret] = secretsSent;
  return { [token]: one(token), [lrs_secret]: one(lrs_secret) };
}

function valuesOf(addresses: Addresses, names: readonly LmsAddressName[]): string[] {
  return names.map((name) => addresses[name] ?? '');
}
