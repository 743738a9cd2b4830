import {
  changePassword,
  changePasswordByCode,
  confirmSignUp,
  endSessions,
  forgotPassword,
  listOwnRoles,
  listSessions,
  login,
  loginIncognito,
  loginJwt,
  logout,
  readApiKey,
  readSession,
  readUserData,
  refreshToken,
  resendConfirmation,
  saveUserData,
  signUp,
  switchRole,
} from '@takhti/contract';
import { publicRoute, route, type Route } from '../../http/route.ts';
import { deleteSession } from './sessions/sessions.queries.ts';
import { changeRole, grantsIn, keepUserData, logIn, readTutorials } from './account.service.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { settleSession } from './sessions/change-desk.ts';
import { changeByCode, changeByPassword } from './passwords/change-password.ts';
import { sendCodes } from './passwords/forgot-password.ts';
import { apiKeyOf } from './lms/api-key.ts';
import { isEntryToken, loginByEntryToken } from './lms/entry-token.ts';
import { loginByToken } from './lms/jwt-login.ts';
import { endOwnSessions, findOwnSessions } from './sessions/own-sessions.ts';
import { confirmSignUp as confirm } from './sign-up/confirm-sign-up.ts';
import { resendConfirmation as resend } from './sign-up/mail-confirmation.ts';
import { signUp as makeAccount } from './sign-up/sign-up.ts';
import { loginAsVisitor } from './lms/visitor-login.ts';

export const accountRoutes: readonly Route[] = [
  publicRoute(login, ({ input, services, address, user_agent }) =>
    logIn(services, { ...input, address, user_agent }),
  ),

  publicRoute(signUp, ({ input, services, address }) => makeAccount(services, { ...input, address })),

  publicRoute(confirmSignUp, ({ input, services, address }) => confirm(services, { ...input, address })),

  route(resendConfirmation, async ({ session, services }) => {
    await resend(services, session);
    return {};
  }),

  publicRoute(loginJwt, ({ input, services, address, user_agent }) =>
    (isEntryToken(input.token) ? loginByEntryToken : loginByToken)(services, {
      ...input,
      address,
      user_agent,
    }),
  ),

  route(readApiKey, ({ session, services }) =>
    services.db.inTransaction((tx) => apiKeyOf(tx, services, session.institution_id)),
  ),

  publicRoute(loginIncognito, ({ input, services, address, user_agent }) =>
    loginAsVisitor(services, { ...input, address, user_agent }),
  ),

  publicRoute(forgotPassword, async ({ input, services, address }) => {
    await sendCodes(services, { ...input, address });
    return {};
  }),

  publicRoute(changePasswordByCode, async ({ input, services, address }) => {
    await changeByCode(services, { ...input, address });
    return {};
  }),

  route(changePassword, ({ input, session, services }) => changeByPassword(services, session, input)),

  route(listSessions, ({ session, services }) =>
    services.db.inReadTransaction((tx) => findOwnSessions(tx, session, services.clock.now())),
  ),

  route(endSessions, ({ input, session, services }) =>
    services.db.inTransaction((tx) => endOwnSessions(tx, session, input.session_key)),
  ),

  publicRoute(refreshToken, ({ bearer, services }) => refreshSession(services, bearer)),

  route(listOwnRoles, async ({ session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      grantsIn(tx, { ...session, user_id: session.viewer.user_id }),
    );
    return { records, total: records.length };
  }),

  route(readSession, ({ session, services }) =>
    services.db.inTransaction((tx) => settleSession(tx, session)),
  ),

  route(switchRole, ({ input, session, services }) =>
    services.db.inTransaction((tx) => changeRole(tx, session, input.role)),
  ),

  route(saveUserData, async ({ input, session, services }) => ({
    user_data: await services.db.inTransaction((tx) => keepUserData(tx, session, input.json)),
  })),

  publicRoute(readUserData, async ({ input, services }) => ({
    tutorials: await services.db.inReadTransaction((tx) => readTutorials(tx, input.user_id)),
  })),

  route(logout, async ({ session, services }) => {
    await services.db.inTransaction((tx) => deleteSession(tx, session.session_hash));
    return {};
  }),
];
