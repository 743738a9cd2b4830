import { defineDocument } from '@takhti/content-types';
import { Certificate } from '@takhti/contract';

/** A certificate as issued: it never changes, no matter what becomes of its competition. */
export const keptCertificate = defineDocument({
  schema: Certificate,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});
