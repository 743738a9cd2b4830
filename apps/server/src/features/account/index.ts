export { accountRoutes } from './account.routes.ts';
export { openSession } from './account.service.ts';
export { updateSetting } from './institution-settings.queries.ts';
export { CannotConnect, connectLms, disconnectLms } from './lms/connect-lms.ts';
export { authenticate } from './sessions/authenticate.ts';
export { changeDesk } from './sessions/change-desk.ts';
export { insertInstitutionOnce, insertUser } from './account.queries.ts';
export { CannotCreate, createAdministrator } from './sign-up/create-administrator.ts';
export { hashPassword, isPassword, noPassword } from './passwords/password.ts';
