/** The settings of an institution that hold secrets, and which of their fields are. */
export const secretFields = {
  jwt: ['key'],
  lms_secrets: ['token', 'key', 'lrs_secret'],
  ai_secrets: ['key'],
} as const;
export type SecretSetting = keyof typeof secretFields;
export type SecretField<Setting extends SecretSetting> = (typeof secretFields)[Setting][number];

/** The place of the key with which an institution signs its messages to platforms. */
export function placeOfLtiKey(institution_id: number, kid: string): string {
  return `lti_keys/${institution_id}/${kid}`;
}

/** The place of a secret of the installation. */
export function placeInInstallation(name: string): string {
  return `installation/${name}`;
}

/** The place of a secret of an institution's settings. */
export function placeInSettings(institution_id: number, setting: string, field: string): string {
  return `institutions/${institution_id}/${setting}.${field}`;
}

/** The new value of a secret; null deletes it. */
export type TurnSecret = (place: string, secret: string) => string | null;
export type Settings = Readonly<Record<string, unknown>>;

/** Settings with their secrets turned; everything else stays. */
export function turnSettings(institution_id: number, settings: Settings, turn: TurnSecret): Settings {
  const turned: Record<string, unknown> = { ...settings };
  for (const [setting, fields] of Object.entries(secretFields)) {
    const group = settings[setting];
    if (typeof group !== 'object' || group === null) continue;
    const copy: Record<string, unknown> = { ...group };
    for (const field of fields) {
      const secret = copy[field];
      if (typeof secret !== 'string') continue;
      const now = turn(placeInSettings(institution_id, setting, field), secret);
      if (now === null) delete copy[field];
      else copy[field] = now;
    }
    turned[setting] = copy;
  }
  return turned;
}

type Row = readonly (string | null)[];

/** A row of any table, its values as texts, with its secrets turned; null where without them it is of no use. */
export function turnRow(
  table: string,
  columns: readonly string[],
  row: Row,
  turn: TurnSecret,
): (string | null)[] | null {
  const valueOf = (column: string): string => row[columns.indexOf(column)] ?? '';
  const withValue = (column: string, value: string | null) =>
    value === null ? null : row.map((each, at) => (at === columns.indexOf(column) ? value : each));
  switch (table) {
    case 'institutions': {
      const settings = JSON.parse(valueOf('settings') || '{}') as Settings;
      const turned = turnSettings(Number(valueOf('institution_id')), settings, turn);
      return withValue('settings', JSON.stringify(turned));
    }
    case 'lti_keys': {
      const place = placeOfLtiKey(Number(valueOf('institution_id')), valueOf('kid'));
      return withValue('private_jwk', turn(place, valueOf('private_jwk')));
    }
    case 'installation':
      return isSecretName(valueOf('name'))
        ? withValue('value', turn(placeInInstallation(valueOf('name')), valueOf('value')))
        : [...row];
    default:
      return [...row];
  }
}

/** Whether what the installation keeps under a name is secret. */
export function isSecretName(name: string): boolean {
  return name.endsWith('_secret');
}
