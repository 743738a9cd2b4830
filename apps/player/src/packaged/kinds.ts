import type { PackagedContent } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { Section } from '../i18n/catalogues.ts';
import type { LmsSession } from './lms/lms-session.ts';
import { gameSections } from '../types/rounds/sections.ts';
import { PackagedAssessment } from './packaged-assessment.tsx';
import { PackagedGame } from './packaged-game.tsx';

interface PackagedKind<Content extends PackagedContent> {
  readonly Page: ComponentType<{ readonly content: Content; readonly lms: LmsSession }>;
  /** The texts that it needs. */
  readonly sections: readonly Section[];
}

const kinds: {
  readonly [Kind in PackagedContent['kind']]: PackagedKind<Extract<PackagedContent, { kind: Kind }>>;
} = {
  game: { Page: PackagedGame, sections: gameSections },
  assessment: { Page: PackagedAssessment, sections: ['assessments'] },
};

/** How packaged content is played. The table pairs each kind with its own content. */
export function packagedKindOf({ kind }: PackagedContent): PackagedKind<PackagedContent> {
  return kinds[kind] as PackagedKind<PackagedContent>;
}
