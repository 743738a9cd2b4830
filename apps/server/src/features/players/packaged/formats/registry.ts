import type { PackageFormat } from '@takhti/domain';
import { h5p, qti21, qti30 } from './asked.ts';
import { commonCartridge } from './cartridge.ts';
import type { Format } from './format.ts';
import { cmi5, scorm12, scorm2004 } from './played.ts';

/** The formats in which published content leaves the product as one package. */
export const formats = {
  scorm12,
  scorm2004,
  cmi5,
  common_cartridge: commonCartridge,
  qti30,
  qti21,
  h5p,
} as const satisfies Record<PackageFormat, Format>;
