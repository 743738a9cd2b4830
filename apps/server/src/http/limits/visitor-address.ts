const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Key for rate limits. Of an IPv6 address only the first half counts: visitors choose the second half freely, and could have a
 * new one for every request.
 */
export function visitorAddress(ip: string): string {
  const v4 = mapped.exec(ip)?.[1];
  if (v4 !== undefined || !ip.includes(':')) return v4 ?? ip;
  const [head = '', tail] = ip.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':').toLowerCase()}::/64`;
}
