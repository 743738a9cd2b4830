import { LtiPlatformSettings, originOf, type LtiPlatform } from '@takhti/domain';

/** A platform as somebody writes it: lists one on each line. */
export interface PlatformForm extends Omit<LtiPlatformSettings, 'origins' | 'deployments'> {
  readonly origins: string;
  readonly deployments: string;
}

export const requiredFields = ['name', 'issuer', 'client_id', 'auth_url', 'token_url', 'jwks_url'] as const;
export type PlatformField = (typeof requiredFields)[number] | 'origins' | 'deployments';
export type PlatformFaults = Partial<
  Record<PlatformField, 'needed' | 'address' | 'origin' | 'taken' | 'long'>
>;

const addresses: readonly string[] = ['auth_url', 'token_url', 'jwks_url'];

/** The form that shows a platform, or an empty one. */
export function formOf(platform: LtiPlatform | null): PlatformForm {
  if (!platform)
    return {
      name: '',
      issuer: '',
      client_id: '',
      auth_url: '',
      token_url: '',
      jwks_url: '',
      origins: '',
      deployments: '',
      creates_people: 1,
      matches_email: 0,
    };
  const { name, issuer, client_id, auth_url, token_url, jwks_url, creates_people, matches_email } = platform;
  return {
    name,
    issuer,
    client_id,
    auth_url,
    token_url,
    jwks_url,
    creates_people,
    matches_email,
    origins: platform.origins.join('\n'),
    deployments: platform.deployments.join('\n'),
  };
}

/** The request of a form; addresses of pages become their origins. */
export function settingsOf(form: PlatformForm): LtiPlatformSettings {
  const pages = form.origins.split(/[\s,]+/).filter((line) => line !== '');
  const deployments = form.deployments.split('\n').map((line) => line.trim());
  const texts = Object.fromEntries(requiredFields.map((field) => [field, form[field].trim()]));
  return {
    ...form,
    ...texts,
    origins: [...new Set(pages.map((page) => originOf(page) ?? page))],
    deployments: [...new Set(deployments.filter((line) => line !== ''))],
  };
}

/** The faults of a form, field by field. */
export function faultsOf(form: PlatformForm): PlatformFaults {
  const settings = settingsOf(form);
  const faults: Record<string, PlatformFaults[PlatformField]> = {};
  for (const { path, code } of LtiPlatformSettings.safeParse(settings).error?.issues ?? []) {
    const field = String(path[0]);
    const isEmpty = requiredFields.some((each) => each === field && settings[each] === '');
    if (isEmpty) faults[field] = 'needed';
    else if (addresses.includes(field)) faults[field] = 'address';
    else faults[field] = field === 'origins' && code !== 'too_big' ? 'origin' : 'long';
  }
  return faults;
}
