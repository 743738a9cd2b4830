import type { ContentType, SceneId } from '@takhti/domain';

const bankGameTypes = ['jungle_gym_classic', 'timor_the_turtle'] as const satisfies readonly ContentType[];

/** A game whose questions are the rows of a bank of its own (games design, section 3). */
export interface BankGame {
  readonly content_type: (typeof bankGameTypes)[number];
  readonly scene: SceneId;
  /** How many options a question has, one of them right. */
  readonly options: { readonly min: number; readonly max: number };
}

/** Every game on bank rows. */
export const bankGames = {
  jungle_gym_classic: { content_type: 'jungle_gym_classic', scene: 'bars', options: { min: 2, max: 4 } },
  timor_the_turtle: { content_type: 'timor_the_turtle', scene: 'stones', options: { min: 4, max: 4 } },
} as const satisfies Record<(typeof bankGameTypes)[number], BankGame>;

/** The game on bank rows of a content type; undefined for other content. */
export function bankGameOf(content_type: string): BankGame | undefined {
  return Object.hasOwn(bankGames, content_type)
    ? bankGames[content_type as keyof typeof bankGames]
    : undefined;
}
