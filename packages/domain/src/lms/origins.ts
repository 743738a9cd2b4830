import { isWebAddress } from '../texts/is-web-address.ts';

const parts = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?#]|$)/iu;
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** The origin of a whole address of the web, as browsers compare it; null for everything else. */
export function originOf(text: string): string | null {
  const [, scheme = '', host = '', port] = (isWebAddress(text) && parts.exec(text)) || [];
  if (host === '') return null;
  const name = scheme.toLowerCase();
  const shownPort = port === undefined || port === usualPorts[name] ? '' : `:${Number(port)}`;
  return `${name}://${host.toLowerCase()}${shownPort}`;
}

/** Whether an address is at one of the origins that an institution names. */
export function isAtOrigin(address: string, origins: readonly string[]): boolean {
  const origin = originOf(address);
  return origin !== null && origins.includes(origin);
}
