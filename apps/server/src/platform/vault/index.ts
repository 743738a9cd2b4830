export { encryptKept, sentenceOfUnreadable } from './encrypt-kept.ts';
export {
  isSecretName,
  placeInInstallation,
  placeOfLtiKey,
  turnRow,
  turnSettings,
  type Settings,
} from './places.ts';
export { readSettingSecrets, writeSettingSecrets } from './setting-secrets.ts';
export { makeVault, type Vault } from './vault.ts';
export { openVault } from './vault-keys.ts';
