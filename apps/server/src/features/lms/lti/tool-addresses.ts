import type { ProductSettings } from '../../../http/services.ts';

/** The addresses of the product for platforms of one institution: each institution has its own addresses and keys. */
export function toolAddresses({ public_url }: Pick<ProductSettings, 'public_url'>, institution_id: number) {
  const base = `${public_url}/lti/${institution_id}`;
  return {
    login: `${base}/login`,
    launch: `${base}/launch`,
    keys: `${base}/keys`,
    register: `${base}/register`,
  };
}

/** The address at which a platform opens one container. */
export function contentAddress(launch: string, content_id: string): string {
  return `${launch}?${new URLSearchParams({ content_id }).toString()}`;
}
