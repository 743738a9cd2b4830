export { followUser } from './follow-user.ts';
export { changeLook, lookChoices } from './look.ts';
export { useKeep } from './use-keep.ts';
