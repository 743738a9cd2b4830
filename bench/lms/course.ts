import { id } from '../common/ids.ts';
import { played } from '../calls/content.ts';

/** What platform and product know of each other: one course with one assessment. */
export const course = {
  client_id: 'client-of-the-bench',
  deployment_id: 'd1',
  content_id: id('content', played[0] ?? 0),
  learners: 500,
  /** Where a server of the bench says that it lies: it takes a free port, and none is settled. */
  public_url: 'http://localhost:0',
  lineitem: (platform: string): string => `${platform}/column/7`,
} as const;

/** How the platform names its n-th learner. */
export const subOf = (learner: number): string => `learner-${learner % course.learners}`;

/** The settings of a server that may call the stand-in, which is on this machine. */
export const serverSettings = {
  OUTGOING_PRIVATE: 'true',
  // Each caller comes from addresses of their own: behind one the product takes 1,500 launches a minute.
  TRUST_PROXY: 'true',
} as const;
