import { defineDocument } from '@takhti/content-types';
import { Certificate } from '@takhti/contract';

/** A certificate as it was issued: it says the same for ever, whatever becomes of its competition. */
export const keptCertificate = defineDocument({
  schema: Certificate,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});
