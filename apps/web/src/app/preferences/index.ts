export { followUser } from './follow-user.ts';
export { changeLook, lookChoices, lookManager, readLook, type Look } from './look.ts';
