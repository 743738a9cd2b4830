import type { ReplyOf, readLmsSettings } from '@takhti/contract';
import { lmsAddressNames, LmsSettings, originOf, type LmsAddressName, type SecretSent } from '@takhti/domain';

type Kept = ReplyOf<typeof readLmsSettings>;

/** The connections as somebody writes them. */
export interface ConnectionForm extends Omit<LmsSettings, 'origins'> {
  /** One on each line. */
  readonly origins: string;
  /** null: what is kept stays. */
  readonly token: string | null;
  readonly key: string | null;
  readonly lrs_secret: string | null;
}

export type ConnectionField = 'origins' | 'key' | 'lrs_key' | SecretSent | LmsAddressName;
export type ConnectionFaults = Partial<
  Record<ConnectionField, 'origin' | 'address' | 'needed' | 'key' | 'key_needed' | 'long' | 'anew'>
>;

/** The form that shows what is kept. */
export function formOf({
  origins,
  addresses,
  assigns_by,
  publishes_to,
  results_by,
  lrs_key,
}: Kept): ConnectionForm {
  return {
    origins: origins.join('\n'),
    addresses,
    assigns_by,
    publishes_to,
    results_by,
    lrs_key,
    token: null,
    key: null,
    lrs_secret: null,
  };
}

/** The request of a form; addresses of pages become their origins. */
export function settingsOf({
  token: _token,
  key: _key,
  lrs_secret: _secret,
  ...form
}: ConnectionForm): LmsSettings {
  const lines = form.origins.split(/[\s,]+/).filter((line) => line !== '');
  const addresses = { ...form.addresses };
  for (const name of lmsAddressNames) addresses[name] = addresses[name].trim();
  return { ...form, addresses, origins: [...new Set(lines.map((line) => originOf(line) ?? line))] };
}

/** The faults of a form, field by field. */
export function faultsOf(form: ConnectionForm, hasKey: boolean): ConnectionFaults {
  const settings = settingsOf(form);
  const faults: Record<string, ConnectionFaults[ConnectionField]> = {};
  for (const { path } of LmsSettings.safeParse(settings).error?.issues ?? []) {
    const [field, name] = path;
    if (field === 'origins') faults['origins'] = 'origin';
    if (field === 'addresses') faults[String(name)] = 'address';
    if (field === 'lrs_key') faults['lrs_key'] = 'long';
  }
  if (form.key !== null && form.key !== '' && !/^[A-Za-z0-9+/]{43}=$/.test(form.key.trim()))
    faults['key'] = 'key';
  const willHaveKey = form.key === null ? hasKey : form.key !== '';
  if (settings.results_by === 'callback' && settings.addresses.results !== '' && !willHaveKey)
    faults['key'] ??= 'key_needed';
  return faults;
}
