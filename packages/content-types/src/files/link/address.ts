import type { Finding } from '@takhti/domain';
import type { Stage } from '../../define.ts';
import { error } from '../../messages.ts';

/** Characters that an address may have. */
export const longestLink = 2_048;

// Read by a pattern of ours and not by a browser's parser, which mends what it can: backslashes, missing slashes, line breaks.
// If anything is left over, the address would differ from the one that was checked.
const address = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/\\?#\s]*)[^\s\\]*$/iu;
const host =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?<last>[\p{L}\p{M}\p{N}-]+)$/u;

/**
 * What is wrong with the address of a link, which learners will open (C-738). One that is not written yet hinders only
 * submitting; one that must not be opened is never kept.
 */
export function linkFinding(typed: string, stage: Stage): Finding[] {
  const link = typed.trim();
  const max = longestLink;
  if (link === '') return stage === 'submit' ? [error(['link'], 'link.link_required')] : [];
  if (link.length > max) return [error(['link'], 'link.link_long', { max, count: link.length })];
  if (!/^https?:/i.test(link)) return [error(['link'], 'link.link_protocol')];
  const { authority = '' } = address.exec(link)?.groups ?? {};
  if (authority.includes('@')) return [error(['link'], 'link.link_credentials')];
  return isHost(authority) ? [] : [error(['link'], 'link.link_invalid')];
}

// A name of the open web: with a dot in it, and no number, which would be a machine of a private network.
function isHost(authority: string): boolean {
  const [, name = '', port] = /^([^:]*)(?::(\d{1,5}))?$/.exec(authority) ?? [];
  const { last = '' } = host.exec(name)?.groups ?? {};
  return /\p{L}/u.test(last) && name.length <= 253 && Number(port ?? 1) <= 65_535 && Number(port ?? 1) > 0;
}
