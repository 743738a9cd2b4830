/**
 * What screens show of the server. A call that reads names the topics it shows, one that writes those it changes; from these
 * follow what is fetched again after a call, and after an event of the live stream.
 */
export type Topic =
  /** A container: its title, document, status and reviewer, and what one may do with it. */
  | 'container'
  /** Who edits a container now. */
  | 'lock'
  /** The questions of a bank: their order, their words, their skills. */
  | 'questions'
  /** Who did what with a container. */
  | 'history'
  /** What reviewers changed or suggested in a container and its author has not settled. */
  | 'suggestions'
  /** What others changed in a container since a person last looked at it. */
  | 'looks'
  /** Which questions of a bank a reviewer has looked at. */
  | 'seen'
  /** The comments on content, and which of them are settled. */
  | 'comments'
  /** How many comments a person has not read. */
  | 'unread'
  /** The lists of content on the desks of developers and reviewers. */
  | 'desk'
  /** How much content is in each list. */
  | 'counts'
  /** The published content of the institution. */
  | 'library'
  /** What a person has gathered from it for themselves. */
  | 'collections'
  /** The saved rubrics of the institution. */
  | 'rubrics'
  /** A person's notifications about content. */
  | 'notifications'
  /** Skills, their order, and the content that belongs to them. */
  | 'skills'
  /** The subjects that have skills. */
  | 'subjects'
  /** Who changed a skill and what. */
  | 'skill_history'
  /** The people of the institution, and who changed what about them. */
  | 'people'
  /** What the files of the institution weigh. */
  | 'storage'
  /** The schools of the institution. */
  | 'schools'
  /** Where a person is logged in. */
  | 'sessions'
  /** The other systems of the institution, and how it talks to them. */
  | 'lms'
  /** What was sent to them, and what waits. */
  | 'deliveries'
  /** With which service the institution generates content. */
  | 'ai'
  /** How many generations people have left. */
  | 'credits'
  /** What a model proposes for a container. */
  | 'proposals'
  /** What of a container a model wrote, and who has read it. */
  | 'parts'
  /** What learners asked AI bots. */
  | 'bot_talks'
  /** A person's settings and tutorial progress. */
  | 'user_data';

const ofContainer: ReadonlySet<Topic> = new Set<Topic>([
  'container',
  'lock',
  'questions',
  'history',
  'suggestions',
  'looks',
  'seen',
  'proposals',
  'parts',
]);

/** Whether a topic is split by container: then a change of one does not refetch another. */
export function isOfContainer(topic: Topic): boolean {
  return ofContainer.has(topic);
}
