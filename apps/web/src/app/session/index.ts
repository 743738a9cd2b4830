export { switchableRoles } from './flags.ts';
export { RoleLookupFailed } from './log-in.ts';
export {
  addressAfterLogin,
  deleteReturnAddress,
  isOfPlayer,
  keepReturnAddress,
  readReturnAddress,
} from './return-address.ts';
export { noticeOf } from './tabs/follow-state.ts';
export {
  changeDesk,
  changeRole,
  followSession,
  logIn,
  logInAsVisitor,
  logInByToken,
  logOut,
  refresher,
  SessionKept,
  type AskToReplace,
} from './session.ts';
export { refusalOver } from './session-store.ts';
export { sessionStore } from './store.ts';
export { useIsSessionRefused, useOptionalUser, useSession, useSessionEnd } from './use-session.ts';
