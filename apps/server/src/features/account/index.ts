export { accountRoutes } from './account.routes.ts';
export { openSession } from './account.service.ts';
export { updateSetting } from './institution-settings.queries.ts';
export { CannotConnect, connectLms, disconnectLms } from './connect-lms.ts';
export { authenticate } from './authenticate.ts';
export { changeDesk } from './change-desk.ts';
export { insertInstitutionOnce, insertUser } from './account.queries.ts';
export { CannotCreate, createAdministrator } from './create-administrator.ts';
export { hashPassword, isPassword, noPassword } from './password.ts';
