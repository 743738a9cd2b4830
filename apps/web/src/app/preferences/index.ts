export { followUser } from './follow-user.ts';
export { changeLook, lookChoices } from './look.ts';
