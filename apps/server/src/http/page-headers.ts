import type { FastifyReply } from 'fastify';

const policy = 'content-security-policy';

/** Headers that only matter for pages and workers; on other replies they cost a slow network half a kilobyte for nothing. */
const ofPages = [
  policy,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  // Pages say it for all.
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Sends something as what it is, a script or a style sheet, and never as a page. */
export function leaveOutPageHeaders(reply: FastifyReply): void {
  for (const name of ofPages) reply.removeHeader(name);
}

/** As above, for data: anyone who makes a browser show it as a page gets one that may do nothing. */
export function sendAsData(reply: FastifyReply): void {
  leaveOutPageHeaders(reply);
  reply.header(policy, "default-src 'none';frame-ancestors 'none'");
}
